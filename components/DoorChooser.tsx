import type { DoorAssets } from "../site/assets.ts";
import { doorIds } from "../site/doors.ts";
import type { Links } from "../site/links.ts";
import type { DoorStyle, DoorsData } from "../site/schema/pages/doors.ts";
import type { Site } from "../site/site.ts";
import { DoorHouse } from "./DoorHouse.tsx";
import { DoorPicture } from "./DoorPicture.tsx";
import { Island } from "./Island.tsx";
import { OwnHouse } from "./OwnHouse.tsx";
import { OwnHousePhoto } from "./OwnHousePhoto.tsx";
import { Paragraph } from "./Paragraph.tsx";

export interface DoorChooserProps {
	readonly page: DoorsData;
	readonly site: Pick<Site, "services" | "pages">;
	readonly to: Links;
	readonly doors: DoorAssets;
}

/**
 * The house, and the choice of style, windows and color. Each style has its own form, because
 * styles come in different windows and colors, and browsers without :has() show all forms.
 *
 * The styles' radio buttons are in no form. Their name and empty value let islands/loader.ts start
 * the script at once if the URL names a door.
 */
export function DoorChooser({ page, site, to, doors }: DoorChooserProps) {
	const { chooser, styles } = page;
	return (
		<section className="section section--soft door-section" id="choose">
			<Island
				name="DoorChooser"
				when="interaction"
				className="door-chooser wrap"
				props={{ shown: chooser.shown }}
			>
				<div className="door-chooser__stage">
					<DoorHouse house={doors.house} alt={chooser.house} />
					<OwnHousePhoto texts={page.ownHouse} />
					<p className="door-chooser__shown needs-script" role="status">
						{nameShownDoor(page)}
					</p>
				</div>
				<div className="door-chooser__choices">
					<h2 className="heading--small">{chooser.heading}</h2>
					<fieldset className="door-chooser__group door-chooser__styles">
						<legend className="door-chooser__legend">{chooser.style}</legend>
						{styles.map(({ id, name }, index) => (
							<label key={id} className="door-swatch door-swatch--style">
								<input
									type="radio"
									id={doorIds.style(id)}
									name="door"
									value=""
									aria-labelledby={`${doorIds.style(id)}-name`}
									defaultChecked={index === 0}
								/>
								<DoorPicture
									picture={doors.swatches.get(id)}
									alt=""
									className="door-swatch__picture"
									width={260}
									height={115}
								/>
								<span id={`${doorIds.style(id)}-name`}>{name}</span>
							</label>
						))}
					</fieldset>
					<div className="door-forms">
						{styles.map((style) => (
							<StyleForm key={style.id} style={style} page={page} site={site} to={to} />
						))}
					</div>
				</div>
				<OwnHouse
					texts={page.ownHouse}
					takesPhotos={site.pages.contact.form.photo !== undefined}
					to={to}
				/>
			</Island>
			<link rel="stylesheet" href={doors.styles} />
		</section>
	);
}

/** Names the door that is shown first, in the words of islands/DoorChooser.ts. */
function nameShownDoor({ chooser, styles: [style], windows, colors }: DoorsData): string {
	const shown = [
		style?.door,
		windows.find(({ id }) => id === style?.windows[0])?.words,
		colors.find(({ id }) => id === style?.colors[0])?.words,
	];
	return `${chooser.shown} ${shown.join(", ")}.`;
}

interface StyleFormProps extends Omit<DoorChooserProps, "doors"> {
	readonly style: DoorStyle;
}

/**
 * The fields' names start with "message", because islands/form/fillFromLink.ts makes the message
 * from them.
 */
function StyleForm({ style: { id, name, door, ...style }, page, site, to }: StyleFormProps) {
	const { chooser, service, openings } = page;
	const subject = site.services.find(({ slug }) => slug === service)?.name;
	const windows = page.windows.filter((one) => style.windows.includes(one.id));
	const colors = page.colors.filter((one) => style.colors.includes(one.id));
	return (
		<form
			className={`door-form door-form--${id}`}
			action={to.page("contact")}
			data-style={id}
			aria-label={name}
		>
			<p className="door-form__style">{name}</p>
			<input type="hidden" name="subject" value={subject} />
			<input type="hidden" name="message" value={door} />
			<fieldset className="door-chooser__group">
				<legend className="door-chooser__legend">{chooser.windows}</legend>
				{windows.map((one) => (
					<label key={one.id} className="door-swatch">
						<input
							type="radio"
							id={doorIds.windows(id, one.id)}
							name="message.windows"
							value={one.words}
							defaultChecked={one.id === style.windows[0]}
						/>
						{one.name}
					</label>
				))}
			</fieldset>
			<fieldset className="door-chooser__group">
				<legend className="door-chooser__legend">{chooser.color}</legend>
				{colors.map((one) => (
					<label key={one.id} className="door-swatch">
						<input
							type="radio"
							id={doorIds.color(id, one.id)}
							name="message.color"
							value={one.words}
							defaultChecked={one.id === style.colors[0]}
						/>
						<svg className="door-swatch__paint" aria-hidden="true">
							<rect width="100%" height="100%" fill={one.paint} />
						</svg>
						{one.name}
					</label>
				))}
			</fieldset>
			<div className="door-form__send">
				<div>
					<label className="door-chooser__legend" htmlFor={doorIds.opening(id)}>
						{chooser.opening}
					</label>
					<select className="field__control" id={doorIds.opening(id)} name="message.opening">
						{openings.map((one) => (
							<option key={one.id} value={one.words}>
								{one.name}
							</option>
						))}
					</select>
				</div>
				<button className="button button--solid" type="submit">
					{chooser.submit}
				</button>
			</div>
			<Paragraph className="small-print" text={chooser.note} to={to} />
		</form>
	);
}
