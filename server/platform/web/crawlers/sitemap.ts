export interface Place {
  path: string;
  /** When the page last changed, as an ISO date and time, where that is known. */
  lastmod?: string;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
const escaped = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character]!);

/** sitemap.xml with the addresses of these places at `origin`. */
export function sitemap(origin: string, places: readonly Place[]): string {
  const urls = places.map(({ path, lastmod }) => {
    const changed = lastmod ? `<lastmod>${escaped(lastmod)}</lastmod>` : '';
    return `  <url><loc>${escaped(origin + path)}</loc>${changed}</url>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`;
}
