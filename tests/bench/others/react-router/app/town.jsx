import site from "../data/site.json";
import { TownPage } from "../TownPage.jsx";
import { towns } from "./towns.server.js";

export const loader = ({ params }) => towns.get(`/areas/${params.county}/${params.town}`);

export default function Town({ loaderData }) {
	return <TownPage site={site} town={loaderData} />;
}
