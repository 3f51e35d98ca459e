import type { Place } from './sitemap.ts';

const PAGES = ['/', '/about', '/contact', '/items'];

type Fetch = (path: string) => Promise<Response>;
type Entry = Record<string, unknown>;

/** Every public place: the pages, the packages on the landing page, the page of each item. */
export async function publicPlaces(fetch: Fetch): Promise<Place[]> {
  const [packages, items] = await Promise.all([list(fetch, '/packages'), list(fetch, '/api/items')]);
  return [
    ...PAGES.map((path) => ({ path })),
    ...packages.map((one) => ({ path: `/#package-${part(one._id)}`, lastmod: dateOf(one) })),
    ...items.map((one) => ({ path: `/premium/${part(one.slug)}/${part(one.itemId)}`, lastmod: dateOf(one) })),
  ];
}

/** What a list call answers; a list that cannot be had makes the sitemap shorter, not wrong. */
async function list(fetch: Fetch, path: string): Promise<Entry[]> {
  const answer = await fetch(path);
  const body: unknown = answer.ok ? await answer.json().catch(() => []) : [];
  return Array.isArray(body) ? body : [];
}

const part = (value: unknown): string => encodeURIComponent(String(value ?? ''));

function dateOf({ updatedAt, createdAt }: Entry): string | undefined {
  const time = Date.parse(String(updatedAt ?? createdAt));
  return Number.isNaN(time) ? undefined : new Date(time).toISOString();
}
