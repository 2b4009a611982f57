/**
 * @param routes the route table
 * @param url the site's address; its path, if any, is put before every link ("/repo" on GitHub Pages)
 * @throws Error from each link when the table has no such page: an unknown page does not build.
 */
export function createLinks(routes, url) {
    const { origin, pathname } = new URL(url);
    const base = pathname.replace(/\/+$/, "");
    const known = new Set(routes.map((route) => route.path));
    const single = new Map(routes.map((route) => [route.kind, route.path]));
    const path = (target) => {
        const page = target.replace(/[?#].*$/, "");
        if (!known.has(page))
            throw new Error(`A link points to "${target}", and the route table has no such page.`);
        return target === "/" ? `${base}/` : `${base}${target}`;
    };
    return {
        page: (kind) => path(single.get(kind) ?? `(${kind})`),
        service: (service) => path(`/services/${typeof service === "string" ? service : service.slug}`),
        county: (slug) => path(`/areas/${slug}`),
        town: (town) => path(`/areas/${typeof town === "string" ? town : town.id}`),
        legal: (page) => path(`/${page}`),
        path,
        absolute: (target) => `${origin}${path(target)}`,
    };
}
