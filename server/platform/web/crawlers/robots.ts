/** Signed-in areas, calls and the preview frame are nothing to find. */
const PRIVATE = ['/user', '/admin', '/api', '/preview'];

/** robots.txt of the site at `origin`. */
export const robots = (origin: string): string =>
  ['User-agent: *', ...PRIVATE.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n');
