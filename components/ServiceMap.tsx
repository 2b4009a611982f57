import type { Maps } from "../generator/map/maps.ts";
import type { DotStyle } from "../generator/map/planMap.ts";
import type { DrawnTown, MapFocus, MapView } from "../generator/map/planMapView.ts";
import { formatMinutes } from "../generator/site/formats.ts";
import type { Links } from "../generator/site/links.ts";
import type { Town } from "../generator/site/site.ts";

interface ServiceMapProps {
	readonly to: Links;
	readonly maps: Maps;
	/** "all" for every county, `{ county }` for one with its towns, `{ town }` for a town, the base and its neighbors. */
	readonly focus: MapFocus;
}

const radius: Readonly<Record<DotStyle, number>> = { base: 9, near: 6, middle: 5, far: 6 };

/**
 * The service area as a drawing in which every town is a link. It needs no script and no third party; small screens show
 * the names that there is room for, and all names on focus.
 */
export function ServiceMap({ to, maps, focus }: ServiceMapProps) {
	const view = maps.view(focus);
	const kind = focus === "all" ? "all" : "county" in focus ? "county" : "town";
	return (
		<div className={`service-map service-map--${kind}`}>
			{/* biome-ignore lint/a11y/useSemanticElements: a drawing with links in it is a group, and no fieldset. */}
			<svg
				className="service-map__drawing"
				viewBox={`0 0 ${view.width} ${view.height}`}
				width={view.width}
				height={view.height}
				role="group"
				aria-label={describe(maps, focus)}
			>
				{view.land !== "" && <path className="service-map__land" d={view.land} />}
				{view.counties.map(({ county, path }) =>
					kind === "all" ? (
						<a key={county.slug} className="service-map__county-link" href={to.county(county.slug)} aria-label={county.name}>
							<path className="service-map__county" d={path} />
						</a>
					) : (
						<path key={county.slug} className="service-map__county" d={path} />
					),
				)}
				{view.roads !== "" && <path className="service-map__road" d={view.roads} />}
				{view.rings.map((ring) => (
					<circle key={ring.radius} className="service-map__ring" cx={ring.x} cy={ring.y} r={ring.radius} />
				))}
				{view.names.length > 0 && (
					// biome-ignore lint/a11y/noAriaHiddenOnFocusable: a <g> of plain texts takes no focus.
					<g aria-hidden="true">
						{view.names.map(({ kind: nameKind, text, x, y }) => (
							<text key={`${nameKind} ${text}`} className={`service-map__name service-map__name--${nameKind}`} x={x} y={y}>
								{text}
							</text>
						))}
					</g>
				)}
				{view.route !== undefined && <path className="service-map__route" d={view.route} />}
				{!view.towns.some(({ dot }) => dot === "base") && (
					<circle className="service-map__dot service-map__dot--base" cx={view.base.x} cy={view.base.y} r={radius.base} />
				)}
				{view.towns.map((drawn) => (
					<TownMark key={drawn.town.id} drawn={drawn} to={to} focus={focus} />
				))}
			</svg>
			{kind !== "town" && <Key view={view} />}
		</div>
	);
}

function TownMark({ drawn, to, focus }: { readonly drawn: DrawnTown; readonly to: Links; readonly focus: MapFocus }) {
	const { town, x, y, dot, side, smallSide } = drawn;
	const isHere = focus !== "all" && "town" in focus && focus.town.id === town.id;
	const hasMinutes = focus === "all" || "county" in focus;
	const mark = (
		<>
			<circle className={`service-map__dot service-map__dot--${dot}`} r={radius[dot]} />
			{side !== undefined && (
				<text className={isHere ? "service-map__label service-map__label--here" : "service-map__label"} data-side={side} data-small={smallSide ?? "hidden"}>
					{town.name}
					{hasMinutes && <tspan className="service-map__minutes">{`\u00a0${minutesOf(town)}`}</tspan>}
				</text>
			)}
		</>
	);
	// An SVG <a> takes a transform; React's types know the HTML one only.
	const place = { transform: `translate(${x} ${y})` };
	// A town's own page doesn't link to itself.
	return isHere ? (
		<g {...place}>{mark}</g>
	) : (
		<a className="service-map__town" href={to.town(town)} aria-label={`${town.name} ${minutesOf(town)} minutes`} {...place}>
			{mark}
		</a>
	);
}

/** What the dots mean, with the ranges of the towns in sight. */
function Key({ view }: { readonly view: MapView }) {
	const rows = (["base", "near", "middle", "far"] as const).flatMap((dot): { dot: DotStyle; text: string }[] => {
		const minutes = view.towns.filter((drawn) => drawn.dot === dot).flatMap(({ town }) => town.responseMinutes);
		const { x, y } = view.base;
		if (dot === "base") return x > 0 && y > 0 && x < view.width && y < view.height ? [{ dot, text: "Our base" }] : [];
		return minutes.length > 0 ? [{ dot, text: `${Math.min(...minutes)}–${Math.max(...minutes)} minutes` }] : [];
	});
	return (
		<ul className="service-map__key">
			{rows.map(({ dot, text }) => (
				<li key={dot} className="service-map__key-item">
					<svg className="service-map__key-dot" viewBox="0 0 16 16" aria-hidden="true">
						<circle className={`service-map__dot service-map__dot--${dot}`} cx="8" cy="8" r={dot === "middle" ? 5.5 : 7} />
					</svg>
					{text}
				</li>
			))}
		</ul>
	);
}

const minutesOf = (town: Town): string => formatMinutes(town.responseMinutes);

function describe({ site, baseName }: Maps, focus: MapFocus): string {
	if (focus === "all") {
		const names = site.counties.map(({ name }) => name);
		return `Map of ${names.slice(0, -1).join(", ")}${names.length > 1 ? " and " : ""}${names.at(-1) ?? ""} with every town we serve, and rings every 10 miles around ${baseName}`;
	}
	if ("county" in focus) return `Map of ${focus.county.name} with every town we serve there`;
	if (focus.town.isBase) return `Map: our base in ${baseName} and the towns nearest to it`;
	return `Map: ${focus.town.name}, about ${focus.town.miles} miles from our base in ${baseName}, and the towns nearest to it`;
}
