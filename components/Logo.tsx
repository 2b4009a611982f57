import type { LogoAsset } from "../site/assets.ts";
import { classNames } from "./classNames.ts";

interface LogoProps {
	readonly logo: LogoAsset;
	readonly isOnBand: boolean;
}

export function Logo({ logo, isOnBand }: LogoProps) {
	const { main, dark, alt, isWide, hasPlate } = logo;
	const { src, width, height } = isOnBand && dark ? dark : main;
	const classes = classNames(
		"brand__logo",
		!isWide && "brand__mark brand__logo--mark",
		hasPlate && "brand__logo--plate",
	);
	// The <picture> keeps React from preloading the logo before the page's larger images.
	return (
		<picture className="brand__picture">
			{dark && !isOnBand && (
				<source
					media="(prefers-color-scheme: dark)"
					srcSet={dark.src}
					width={dark.width}
					height={dark.height}
				/>
			)}
			<img
				className={classes}
				src={src}
				width={width}
				height={height}
				alt={alt}
				{...(isOnBand && { loading: "lazy" as const })}
			/>
		</picture>
	);
}
