import { readFileSync } from "node:fs";
import site from "../../../../data/site.json";
import { TownPage } from "../../../../TownPage.jsx";

const towns = new Map(
	JSON.parse(readFileSync("towns.json", "utf8")).map((town) => [town.path, town]),
);

export const dynamicParams = false;
export const generateStaticParams = () =>
	[...towns.values()].map(({ county, slug }) => ({ county, town: slug }));

export default async function Page({ params }) {
	const { county, town } = await params;
	return <TownPage site={site} town={towns.get(`/areas/${county}/${town}`)} />;
}
