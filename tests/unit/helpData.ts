import type { Changes } from "./sampleData.ts";
import { head } from "./sampleFiles.ts";

const row = (id: string, more = "") => `  - id: ${id}
    symptom: It does ${id}
    words: [one, two, three]
    urgency: today
    cause: Wear.
    safe: "no"
    safeNote: It may fall.
    now: [Stand back.]
    visit: We come.
    time: "{repairTime}"
    service: repair
    message: It does ${id}.
${more}`;

const branch = (
	name: string,
	order: number,
	rows: string,
	more = "",
) => `${head(name)}order: ${order}
name: ${name}
icon: door
heading: ${name} for you
lede: Look first.
gate: { strong: Stop., text: "Call {phone}.", ask: [caught] }
rows:
${rows}cta: { title: Call, subtitle: Now }
${more}`;

const howTo = (
	name: string,
	order: number,
	more: string,
) => `${head(`How to ${name}`)}order: ${order}
name: ${name}
heading: How to ${name}
intro: Slowly.
refused: { strong: No springs., text: They bite. }
services: [repair]
sources: [{ title: A page, url: "https://source.example/a", checked: "2026-11-20" }]
${more}`;

/** Files that give the sample company every optional page. */
export const helpFiles = {
	"symptoms.yaml": `${head("Symptoms")}heading: What does it do?
lede: Pick.
gate: { heading: First, intro: Stop., questions: [{ id: caught, question: "Caught?", short: "Caught: 911.", answer: Call 911., urgency: danger }] }
finder: { heading: Find, label: What?, placeholder: bang, all: All, byUrgency: When, clear: Clear, common: my door, counted: symptoms, empty: { heading: None, text: Call. } }
list: { intro: Open., more: More }
urgency:
  heading: Words
  levels:
    danger: { word: Danger, meaning: Stop. }
    today: { word: Today, meaning: Call. }
    soon: { word: Soon, meaning: Days. }
    canWait: { word: Can wait, meaning: Weeks. }
    diy: { word: You, meaning: Minutes. }
safe: { "yes": Safe, limited: Care, "no": Unsafe }
labels: { now: Now, emergency: An emergency if, send: Send, cause: Cause, visit: Visit, time: Time, howto: How, answers: Answers, alsoHere: Also, related: Related }
services: { heading: Says, intro: Find., link: All symptoms }
ready: { heading: Ready, items: [Photo] }
self: { heading: Self, paragraphs: [Some.] }
cta: { title: Call, subtitle: Now }
`,
	"symptoms/stuck.yaml": branch(
		"Stuck",
		2,
		row("jams", "    howto: pull\n    alsoIn: [loud]\n"),
		"related: [loud]\nhowtos: [pull]\n",
	),
	"symptoms/loud.yaml": branch("Loud", 1, row("squeals")),
	"how-to.yaml": `${head("How-tos")}heading: How-tos
lede: Two.
relatedHeading: Where
refusedHeading: Not
sourcesHeading: From
cta: { title: Call, subtitle: Now }
`,
	"how-to/pull.yaml": howTo(
		"pull",
		2,
		`steps: { heading: Pull, items: [{ title: Close, text: "Close [it](/faq)." }] }
more: { heading: Push, items: [{ title: Open, text: Open it. }] }
branches: [stuck]
`,
	),
	"how-to/sizes.yaml": howTo(
		"sizes",
		1,
		'tables: [{ heading: Sizes, columns: [Door, Feet], rows: [[Single, "8"]] }]\n',
	),
	"commercial.yaml": `${head("Commercial")}heading: Commercial doors
lede: Docks.
warning: { strong: Stop., text: Clear the bay. }
response: { heading: Fast, paragraphs: [Today.] }
services: { heading: Services, intro: Six., items: [{ name: C1, text: Doors. }] }
fireDoors: { heading: Fire, paragraphs: [Yearly.] }
plans: { heading: Plans, intro: Dates., items: [{ title: A, text: a }] }
send: { heading: Send, items: [Photos] }
form: { subject: other, link: Write, message: "Commercial door:" }
safety: { heading: Safety, items: [Stand back] }
price: { heading: Price, items: [Size] }
questions: { heading: Questions, items: [{ question: "Held?", answer: "**Yes**." }] }
sources: { heading: From, items: [{ title: A page, url: "https://source.example/a" }] }
cta: { title: Call, subtitle: Now }
`,
} as const satisfies Changes;

export function helpReplaced(file: string, find: string | RegExp, replacement: string): Changes {
	const before = (helpFiles as Readonly<Record<string, string>>)[file] ?? "";
	if (before.split(find).length !== 2) throw new Error(`"${find}" has to stand once in ${file}.`);
	return { ...helpFiles, [file]: before.replace(find, () => replacement) };
}
