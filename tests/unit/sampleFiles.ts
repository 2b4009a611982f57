import { readFileSync } from "node:fs";
import { completeFiles } from "./completeSample.ts";

const drawing =
	'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path d="M0 0h24v24H0z"/></svg>';

/** Returns the first fields of a page. */
export const head = (title: string): string => `title: ${title}
description: About ${title}.
updated: "2026-11-21"
`;

/** Returns the file of a page that lists the files of a folder, such as news.yaml. */
export const listPage = (title: string): string => `${head(title)}heading: ${title}
lede: The newest first.
cta: { title: Call, subtitle: Now }
`;

const town = (name: string, nearby: string, more = "") => `name: ${name}
updated: "2026-11-21"
responseMinutes: [15, 30]
coordinates: [28.25, -82.34]
zips: ["33544"]
neighborhoods: [One, Two, Three, Four, Five, Six, Seven, Eight]
summary: A town called ${name}.
intro: Doors in ${name}.
travel: Down the road.
homes: { heading: Homes, paragraphs: [All kinds.] }
# No permit: there is no permits.yaml.
common: { heading: Calls, items: [{ title: Springs, text: They break. }] }
questions:
  - { question: First?, answer: Yes. }
  - { question: Second?, answer: No. }
  - { question: Third?, answer: Maybe. }
nearby: [${nearby}]
${more}`;

const service = (name: string, order: number) => `${head(name)}order: ${order}
name: ${name}
poster: repair
image: { file: door.jpg, alt: A door }
summary: We do it in {repairTime}.
details: [Cables]
included: { heading: Included, items: [A check] }
heading: ${name} for you
lede: Call {phone}.
what: { heading: What, paragraphs: ["See [the areas](/areas)."] }
signs: { heading: Signs, items: [A bang] }
warning: { strong: Stop., text: Do not touch the spring. }
steps: { heading: Steps, items: [{ title: Look, text: We look. }] }
duration: { heading: Time, paragraphs: [An hour.] }
price: { heading: Price, intro: It depends., items: [Size] }
safety: { heading: Safety, items: [Stand back] }
warranty: { heading: Warranty, paragraphs: [In writing.] }
questions: { heading: Questions, items: [{ question: "How **long**?", answer: "About [an hour](/faq)." }] }
cta: { title: Call, subtitle: Now }
`;

const legal = (title: string, more: string, body: string) => `---
${head(title)}heading: ${title}
lede: Plain words.
ownerNote: For the lawyer.
${more}---

${body}
`;

/** An invented company with every kind of data file, in few lines that tests can point at. */
export const sampleFiles: Readonly<Record<string, string>> = completeFiles({
	"business.yaml": `name: Acme Doors & Sons
shortName: Acme
tagline: Doors
url: https://acme.example
phone: "+18135550199"
email: desk@acme.example
address: { street: 1 Main St, city: Alpha, state: FL, zip: "33544", country: US, directions: Beside the mill. }
coordinates: [28.25, -82.34]
timeZone: America/New_York
founded: 2008
licenseNumber: ""
priceRange: $$
hours:
  - { days: [Monday, Tuesday, Wednesday, Thursday, Friday], opens: "07:00", closes: "19:00" }
  - { days: [Saturday], opens: "08:00", closes: "17:00" }
  - { days: [Sunday], opens: "09:00", closes: "15:00" }
answersAlways: true
holidays: []
rating: { value: 4.9, count: 137, scale: 5 }
reviewsInStructuredData: true
social: { facebook: "https://f.example/a", instagram: "https://i.example/a", twitter: "https://t.example/a" }
form: { provider: simulated }
imageHost: ""
placeholders:
  - { field: name, note: Put your own. }
region: the coast
locale: { language: en-US, currency: USD, units: miles }
promises: { sameDay: true, freeQuotes: true, licensedAndInsured: true }
`,
	"facts.yaml": `repairTime: one to two hours
callUs: call {phone}
`,
	"team.yaml": ["Ann", "Bob", "Cy", "Di"]
		.map(
			(name) => `- { name: ${name}, position: Boss, bio: Works., experience: 10+, sample: true }\n`,
		)
		.join(""),
	"certifications.yaml": ["Licensed", "Bonded", "Insured", "Warranty"]
		.map((title) => `- { title: ${title}, icon: badge, text: Ask us., sample: true }\n`)
		.join(""),
	"town-services.yaml": `residential: [R1, R2, R3, R4, R5, R6]
commercial: [C1, C2, C3, C4, C5, C6]
`,
	"theme.yaml": readFileSync("tests/javelina/theme.yaml", "utf8"),
	"words.yaml": readFileSync("generator/defaults/words.en.yaml", "utf8"),
	"brand/skyline.svg": drawing,
	"brand/mark.svg": drawing,
	"brand/tile.svg": drawing,
	"posters/repair.svg": drawing,
	"photos/door.jpg": "stands for a picture",
	"redirects.yaml": `- { from: /old, to: /services }
`,
	"home.yaml": `${head("Home of doors")}kicker: Doors
headline: [Stuck., Open.]
lede: Over {years} years.
image: { file: door.jpg, alt: A door }
serving: { heading: Serving, towns: [pasco/alpha, pasco/beta] }
why: { heading: Why, cards: [{ figure: "1", title: A, text: a }, { figure: "2", title: B, text: b }, { figure: "3", title: C, text: c }] }
services: { heading: Services, intro: All., link: All of them }
response: { heading: How fast, intro: Fast., tab: From us, towns: [pasco/alpha], link: More }
dispatch: { tiles: What is it doing? }
about: { heading: About, text: Us., checks: [One, Two, Three, Four], link: About us, image: { file: door.jpg, alt: A house } }
testimonials: { heading: Said, link: More }
cta: { title: Call, subtitle: Now }
`,
	"services.yaml": `${head("All services")}heading: Services
lede: Six.
why: { heading: Why, cards: [{ title: A, text: a }] }
areas: { heading: Where, intro: Here. }
cta: { title: Call, subtitle: Now }
`,
	"areas.yaml": `${head("All areas")}heading: Areas
lede: Two counties.
bands: { heading: Bands, items: [{ name: A, minutes: [15, 30], towns: T }, { name: B, minutes: [30, 45], towns: T }, { name: C, minutes: [45, 60], towns: T }], more: Which towns, note: Typical. }
guarantees: { heading: Promises, items: [On time] }
towns: { heading: Towns }
zip: { heading: ZIP, intro: Type., tableHeading: All }
map: { heading: Map, caption: Here. }
cta: { title: Call, subtitle: Now }
`,
	"about.md": `---
${head("About us")}heading: About
lede: Us.
image: { file: door.jpg, alt: A house }
storyHeading: Story
differentiators: { heading: Different, items: [{ title: A, text: a }] }
values: { heading: Values, items: [{ title: A, text: a }, { title: B, text: b }, { title: C, text: c }] }
teamHeading: Team
certificationsHeading: Papers
area: { heading: Where, text: Here., link: All }
cta: { title: Call, subtitle: Now }
---
Founded in {founded}. See [the services](/services).
`,
	"contact.yaml": `${head("Contact us")}heading: Contact
lede: Write.
form: { heading: Form, subjectOther: Other, messageHint: Say it., privacy: None., offline: Call. }
direct: { heading: Direct, hoursHeading: Hours, areasLink: Areas }
map: { caption: Here. }
faq:
  heading: Before
  questions:
    - { question: Q1?, answer: "Open {hours}." }
    - { question: Q2?, answer: A }
    - { question: Q3?, answer: A }
    - { question: Q4?, answer: A }
    - { question: Q5?, answer: A }
cta: { title: Call, subtitle: Now }
`,
	"contact/sent.yaml": `${head("Sent")}heading: Sent
lede: Thanks.
next: [We answer]
`,
	"faq.yaml": `${head("Questions")}heading: Frequently Asked Questions
lede: Sixteen.
sections:
${["general", "repairs", "installation", "payment"]
	.map(
		(id) =>
			`  - id: ${id}\n    title: About ${id}\n    questions:\n${[1, 2, 3, 4].map((number) => `      - { question: "${id} ${number}?", answer: Yes. }\n`).join("")}`,
	)
	.join("")}cta: { title: Call, subtitle: Now }
`,
	"testimonials.yaml": `${head("Reviews")}heading: Reviews
lede: Read.
sampleNotice: Samples.
items:
  - { name: Kim, town: pasco/alpha, rating: 5, content: "**Good** work.", date: 2026-09-15, sample: true, featured: true }
  - { name: Lee, town: pasco/beta, rating: 4, content: Fine., date: 2026-08-15, sample: true, featured: true }
  - { name: Mo, town: pinellas/delta, rating: 5, content: Great., date: 2026-07-15, sample: true, featured: true }
  - { name: Nia, town: pinellas/delta, rating: 3, content: So so., date: 2026-06-15, sample: true }
cta: { title: Call, subtitle: Now }
`,
	"sitemap.yaml": `${head("Sitemap")}heading: Sitemap
lede: All pages.
`,
	"privacy-policy.md": legal(
		"Privacy",
		`providerNotes:
  simulated: The form of {brand} sends nothing.
  formspree: Formspree.
  netlify: Netlify.
  web3forms: Web3Forms.
  basin: Basin.
  endpoint: Endpoint.
`,
		"What we keep. {formProviderNote}",
	),
	"terms-of-service.md": legal("Terms", "", "Be nice. © {year} {brand}."),
	"404.yaml": `title: Not found
description: Not here.
heading: Oops!
lede: Gone.
link: Home
image: { poster: repair, alt: A door }
`,
	"500.yaml": `title: Error
description: Broken.
heading: Error
status: 500 Internal Server Error
lede: Our side.
link: Home
`,
	"services/repair.yaml": service("Repair", 1),
	"services/new-door.yaml": service("New Door", 2),
	"services/springs.yaml": service("Springs", 3),
	"services/openers.yaml": service("Openers", 4),
	"services/care.yaml": service("Care", 5),
	"services/emergency.yaml": service("Emergency", 6),
	"areas/pasco.yaml": `${head("Pasco")}name: Pasco County
order: 1
heading: Doors in Pasco
intro: Home.
summary: Our home.
cards: [beta, alpha]
about: { heading: About, paragraphs: [Land.] }
servicesHeading: Services
servicesIntro: All.
cta: { title: Call, subtitle: Now }
`,
	"areas/pinellas.yaml": `${head("Pinellas")}name: Pinellas County
order: 2
heading: Doors in Pinellas
intro: Coast.
summary: The coast.
cards: [delta]
about: { heading: About, paragraphs: [Sea.] }
servicesHeading: Services
servicesIntro: All.
whyChooseUs: { heading: Why, items: [{ title: A, text: a }, { title: B, text: b }, { title: C, text: c }, { title: D, text: d }, { title: E, text: e }, { title: F, text: f }] }
faq: { heading: FAQ, questions: [{ question: Q1?, answer: A }, { question: Q2?, answer: A }, { question: Q3?, answer: A }] }
cta: { title: Call, subtitle: Now }
`,
	"areas/pasco/alpha.yaml": town("Alpha", "beta, gamma, delta", "isBase: true\n"),
	"areas/pasco/beta.yaml": town("Beta", "alpha, gamma, delta"),
	"areas/pasco/aardvark.yaml": town("Aardvark", "alpha, beta, gamma"),
	"areas/pasco/gamma.yaml": town("Gamma", "alpha, beta, delta"),
	"areas/pinellas/delta.yaml": town("Delta", "alpha, beta, gamma").replace(
		"[28.25, -82.34]",
		"[27.77, -82.64]",
	),
});

/** The line on which the body of about.md starts. */
export const aboutBody = (sampleFiles["about.md"] ?? "").split("\n").lastIndexOf("---") + 2;
