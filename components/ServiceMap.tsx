import { formatMinutes } from "../site/formats.ts";
import type { Links } from "../site/links.ts";
import type { DotStyle, DrawnTown, Label, MapFocus, Maps, MapView } from "../site/maps.ts";
import { fill, formatDistance, joinWords, type Speech } from "../site/words.ts";
import { classNames } from "./classNames.ts";
import { useSpeech } from "./useSpeech.ts";

interface ServiceMapProps {
	readonly to: Links;
	readonly maps: Maps;
	/** The towns on the map: all, a county's, or a town with its neighbors and the company's town. */
	readonly focus: MapFocus;
}

const radius: Readonly<Record<DotStyle, number>> = { base: 9, near: 6, middle: 5, far: 6 };

/** An SVG map in which towns are links. It needs no script and no third party. */
export function ServiceMap({ to, maps, focus }: ServiceMapProps) {
	const speech = useSpeech();
	const view = maps.view(focus);
	if (view === undefined) return null;
	const kind = mapKind(focus);
	const { way } = view;
	return (
		<div className={`service-map service-map--${kind}`}>
			{/* biome-ignore lint/a11y/useSemanticElements: SVG does not allow <fieldset>. */}
			<svg
				className="service-map__drawing"
				viewBox={`0 0 ${view.width} ${view.height}`}
				width={view.width}
				height={view.height}
				role="group"
				aria-label={describe(maps, focus, view, speech)}
			>
				<Drawing to={to} maps={maps} focus={focus} view={view} />
			</svg>
			{kind === "town" ? (
				way &&
				way.straight !== "" && <p className="service-map__note">{describeLines(way, speech)}</p>
			) : (
				<Legend maps={maps} view={view} />
			)}
		</div>
	);
}

/** The id by which `MapBackdrop` repeats the drawing, so that a page contains the drawing once. */
const drawingId = "service-map";

interface DrawingProps extends ServiceMapProps {
	readonly view: MapView;
	/** Leaves out the links and the id. */
	readonly isPicture?: boolean;
}

function Drawing({ to, maps, focus, view, isPicture = false }: DrawingProps) {
	const { way } = view;
	return (
		<g id={isPicture ? undefined : drawingId}>
			{view.land !== "" && <path className="service-map__land" d={view.land} />}
			<Counties to={to} maps={maps} view={view} areLinks={focus === "all" && !isPicture} />
			{view.roads !== "" && <path className="service-map__road" d={view.roads} />}
			{view.rings.map((ring) => (
				<circle
					key={ring.radius}
					className="service-map__ring"
					cx={ring.x}
					cy={ring.y}
					r={ring.radius}
				/>
			))}
			{view.names.length > 0 && (
				// biome-ignore lint/a11y/noAriaHiddenOnFocusable: this <g> takes no focus.
				<g aria-hidden="true">
					{view.names.map(({ kind: nameKind, text, x, y }) => (
						<text
							key={`${nameKind} ${text}`}
							className={`service-map__name service-map__name--${nameKind}`}
							x={x}
							y={y}
						>
							{text}
						</text>
					))}
				</g>
			)}
			{way && way.route !== "" && <path className="service-map__route" d={way.route} />}
			{way && way.straight !== "" && (
				<path className="service-map__route service-map__route--straight" d={way.straight} />
			)}
			{!view.towns.some(({ dot }) => dot === "base") && (
				<circle
					className="service-map__dot service-map__dot--base"
					cx={view.base.x}
					cy={view.base.y}
					r={radius.base}
				/>
			)}
			{view.towns.map((drawn) => (
				<TownMark key={drawn.town.id} drawn={drawn} to={to} focus={focus} isPicture={isPicture} />
			))}
		</g>
	);
}

/** How many times closer the background of an embedded map is than the page's own map. */
const zoom = 2;

/**
 * The drawing behind an embedded map, which may load slowly or not at all. If the page shows the
 * same map already, zooms in on the place, so that the page doesn't show one map twice.
 */
export function MapBackdrop({
	isOnPage,
	...map
}: ServiceMapProps & { readonly isOnPage: boolean }) {
	const view = map.maps.view(map.focus);
	if (view === undefined) return null;
	const [width, height] = [view.width / zoom, view.height / zoom];
	const { x, y } = placeOf(map.focus, view);
	return (
		<div className="service-map map-frame__backdrop">
			<svg
				className={classNames("map-frame__map", isOnPage && "map-frame__map--close")}
				viewBox={
					isOnPage
						? `${x - width / 2} ${y - height / 2} ${width} ${height}`
						: `0 0 ${view.width} ${view.height}`
				}
				preserveAspectRatio="xMidYMid slice"
				aria-hidden="true"
			>
				{isOnPage ? <use href={`#${drawingId}`} /> : <Drawing {...map} view={view} isPicture />}
			</svg>
		</div>
	);
}

/** Returns the middle of the closer map. A county's is its most important town. */
function placeOf(focus: MapFocus, view: MapView): { readonly x: number; readonly y: number } {
	if (focus === "all") return view.base;
	const [largest] = view.towns;
	return (
		("town" in focus ? view.towns.find(({ town }) => town.id === focus.town.id) : largest) ??
		view.base
	);
}

interface CountiesProps extends Pick<ServiceMapProps, "to" | "maps"> {
	readonly view: MapView;
	readonly areLinks: boolean;
}

function Counties({ to, maps, view, areLinks }: CountiesProps) {
	return maps.counties.map(({ slug, name }) => {
		const path = view.counties.get(slug);
		if (path === undefined) return null;
		const shape = <path key={slug} className="service-map__county" d={path} />;
		if (!areLinks) return shape;
		return (
			<a key={slug} className="service-map__county-link" href={to.county(slug)} aria-label={name}>
				{shape}
			</a>
		);
	});
}

function mapKind(focus: MapFocus): "all" | "county" | "town" {
	if (focus === "all") return "all";
	return "county" in focus ? "county" : "town";
}

interface TownMarkProps extends Pick<DrawingProps, "to" | "focus" | "isPicture"> {
	readonly drawn: DrawnTown;
}

function TownMark({ drawn, to, focus, isPicture }: TownMarkProps) {
	const { words } = useSpeech();
	const { town, x, y, dot, labels } = drawn;
	const isHere = focus !== "all" && "town" in focus && focus.town.id === town.id;
	const hasMinutes = mapKind(focus) !== "town";
	const mark = (
		<>
			<circle className={`service-map__dot service-map__dot--${dot}`} r={radius[dot]} />
			{labels.map((label) => (
				<text
					key={label.screen}
					className={labelClass(label, isHere)}
					x={label.x}
					y={label.y || undefined}
					textAnchor={anchors[label.anchor]}
				>
					{town.name}
					{hasMinutes && town.responseMinutes && label.screen !== "narrow" && (
						<tspan className="service-map__minutes">{`\u00a0${formatMinutes(town.responseMinutes)}`}</tspan>
					)}
				</text>
			))}
		</>
	);
	// Spread an object into <a>, because React's types describe only HTML's <a>, which has no
	// `transform`.
	const position = { transform: `translate(${x} ${y})` };
	// A town is no link on its own page. The line of length 0 enlarges the touch target.
	return isHere || isPicture ? (
		<g {...position}>{mark}</g>
	) : (
		<a
			className={townClass(drawn, hasMinutes)}
			href={to.town(town)}
			aria-label={
				town.responseMinutes
					? `${town.name} ${fill(words.minutes.drive, { minutes: formatMinutes(town.responseMinutes) })}`
					: town.name
			}
			{...position}
		>
			<path className="service-map__target" d="M0 0h0" />
			{mark}
		</a>
	);
}

const anchors = { start: undefined, middle: "middle", end: "end" } as const;

/**
 * Returns classes that hide a town on small screens if its name has no room on the map of a county
 * or of all towns. The page lists all towns below the map.
 */
function townClass({ labels, isNameOnNarrow }: DrawnTown, hasMinutes: boolean): string {
	const isOnNarrow = !hasMinutes || labels.some(({ screen }) => screen !== "wide");
	if (!isOnNarrow) return "service-map__town service-map__wide";
	return isNameOnNarrow ? "service-map__town service-map__town--name" : "service-map__town";
}

function labelClass({ screen }: Label, isHere: boolean): string {
	const base = classNames("service-map__label", isHere && "service-map__label--here");
	if (screen === "all") return base;
	if (screen === "narrow") return `${base} service-map__narrow`;
	return `${base} service-map__wide`;
}

function Legend({ maps, view }: { readonly maps: Maps; readonly view: MapView }) {
	const { words } = useSpeech();
	const { x, y } = view.base;
	const rows = [
		...(x > 0 && y > 0 && x < view.width && y < view.height
			? [{ dot: "base" as const, text: words.serviceMap.base }]
			: []),
		...maps.bands
			.filter((band) => view.towns.some(({ dot }) => dot === band.dot))
			.map(({ dot, minutes }) => ({
				dot,
				text: fill(words.minutes.drive, { minutes: formatMinutes(minutes) }),
			})),
	];
	return (
		<ul className="service-map__key">
			{rows.map(({ dot, text }) => (
				<li key={dot} className="service-map__key-item">
					<svg className="service-map__key-dot" viewBox="0 0 16 16" aria-hidden="true">
						<circle
							className={`service-map__dot service-map__dot--${dot}`}
							cx="8"
							cy="8"
							r={dot === "middle" ? 5.5 : 7}
						/>
					</svg>
					{text}
				</li>
			))}
			<li>
				<a className="tall-link" href="#towns">
					{words.serviceMap.everyTown}
				</a>
			</li>
		</ul>
	);
}

function describeLines({ route, names }: NonNullable<MapView["way"]>, speech: Speech): string {
	const { words } = speech;
	return route === ""
		? words.serviceMap.straight
		: fill(words.serviceMap.along, { roads: joinWords(names, speech) });
}

function describe(
	{ region, counties, baseName: base }: Maps,
	focus: MapFocus,
	{ way, rings }: MapView,
	speech: Speech,
): string {
	const { words } = speech;
	if (focus === "all") {
		const places =
			joinWords(
				counties.map(({ name }) => name),
				speech,
			) || region;
		const [ring] = rings;
		return ring
			? fill(words.serviceMap.rings, {
					places,
					distance: speech.distances.long.format(ring.count),
					base,
				})
			: fill(words.serviceMap.all, { places });
	}
	if ("county" in focus) return fill(words.serviceMap.county, { place: focus.county.name });
	if (focus.town.isBase) return fill(words.serviceMap.atBase, { base });
	const values = {
		town: focus.town.name,
		distance: formatDistance(focus.town.miles ?? 0, speech),
		base,
	};
	return way && way.names.length > 0
		? fill(words.serviceMap.townAlong, { ...values, roads: joinWords(way.names, speech) })
		: fill(words.serviceMap.town, values);
}
