import { data, type HeadersArgs } from 'react-router';
import { serverFetch } from '#web/server-fetch.ts';
import type { Route } from './+types/shared-page.ts';
import { loadSharedPage, type SharedVisit } from './load-shared-page.ts';

// What the page of a link and its embed have in common as routes.

type LoaderArgs = Pick<Route.LoaderArgs, 'context' | 'params'>;

export async function sharedLoader({ context, params }: LoaderArgs) {
  const visit = await loadSharedPage(context.get(serverFetch), params.token);
  return data(visit, { status: visit.status });
}

/** Whoever has a link may look; search engines do not, and pages that are left do not learn the link. */
export const sharedHeaders = (_: HeadersArgs): Record<string, string> => ({
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
});

export const sharedMeta = ({ loaderData }: { loaderData?: SharedVisit | undefined }) => [
  { title: loaderData?.state === 'loaded' ? `${loaderData.facts.name} · Facsimile` : 'Shared page · Facsimile' },
  { name: 'robots', content: 'noindex' },
];
