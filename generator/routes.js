const routePath = (path) => path;
/** Longest title that search results show whole on most screens (facts: about 580 px). */
const titleLength = 65;
/**
 * Every page of the site, from the data alone: the one table that navigation, breadcrumbs, sitemaps, canonical URLs,
 * links and tests read.
 */
export function planRoutes(site) {
    const { business, pages } = site;
    const home = { name: "Home", path: routePath("/") };
    const branded = (title) => (`${title} | ${business.shortName}`.length <= titleLength ? `${title} | ${business.shortName}` : title);
    const page = (name, path, label, above = [home]) => {
        const data = pages[name];
        return {
            path: routePath(path),
            file: path === "/" ? "index.html" : `${path.slice(1)}.html`,
            title: branded(data.title),
            name: label,
            description: data.description,
            keywords: data.keywords ?? [],
            updated: data.updated,
            indexed: name !== "404" && name !== "500" && name !== "contact/sent",
            crumbs: [...above, { name: label, path: routePath(path) }],
        };
    };
    const services = page("services", "/services", "Services");
    const areas = page("areas", "/areas", "Service Areas");
    const contact = page("contact", "/contact", "Contact");
    const servicePages = site.services.map((service) => {
        const path = `/services/${service.slug}`;
        return {
            kind: "service",
            service,
            path: routePath(path),
            file: `services/${service.slug}.html`,
            title: branded(service.title),
            name: service.name,
            description: service.description,
            keywords: service.keywords ?? [],
            updated: service.updated,
            indexed: true,
            crumbs: [...services.crumbs, { name: service.name, path: routePath(path) }],
        };
    });
    const areaPages = site.counties.flatMap((county) => {
        const path = `/areas/${county.slug}`;
        const crumbs = [...areas.crumbs, { name: county.name, path: routePath(path) }];
        const countyPage = {
            kind: "county",
            county,
            path: routePath(path),
            file: `areas/${county.slug}.html`,
            title: branded(county.title),
            name: county.name,
            description: county.description,
            keywords: county.keywords ?? [],
            updated: county.updated,
            indexed: true,
            crumbs,
        };
        const towns = county.towns.map((town) => {
            const townPath = `${path}/${town.slug}`;
            return {
                kind: "town",
                town,
                county,
                path: routePath(townPath),
                file: `areas/${town.id}.html`,
                // The pattern of the specification, section 2, "City pages".
                title: `Garage Door Repair & Installation in ${town.name}, FL | ${business.shortName}`,
                name: town.name,
                description: `Professional garage door repair, installation, and maintenance services in ${town.name}, FL. Fast response times and expert technicians serving all neighborhoods.`,
                keywords: ["garage door repair", "garage door installation", "garage door service", "broken spring repair"].map((keyword) => `${keyword} ${town.name}`),
                updated: town.updated,
                indexed: true,
                crumbs: [...crumbs, { name: town.name, path: routePath(townPath) }],
            };
        });
        return [countyPage, ...towns];
    });
    const routes = [
        { ...page("home", "/", "Home", []), kind: "home" },
        { ...services, kind: "services" },
        ...servicePages,
        { ...areas, kind: "areas" },
        ...areaPages,
        { ...page("about", "/about", "About Us"), kind: "about" },
        { ...contact, kind: "contact" },
        { ...page("contact/sent", "/contact/sent", "Message sent", contact.crumbs), kind: "sent" },
        { ...page("faq", "/faq", "FAQ"), kind: "faq" },
        { ...page("testimonials", "/testimonials", "Testimonials"), kind: "testimonials" },
        { ...page("sitemap", "/sitemap", "Sitemap"), kind: "sitemap" },
        { ...page("privacy-policy", "/privacy-policy", "Privacy Policy"), kind: "legal", page: "privacy-policy" },
        { ...page("terms-of-service", "/terms-of-service", "Terms of Service"), kind: "legal", page: "terms-of-service" },
        { ...page("404", "/404", "Page not found"), kind: "notFound" },
        { ...page("500", "/500", "Error"), kind: "error" },
    ];
    return Object.freeze(routes);
}
