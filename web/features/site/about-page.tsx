import { AboutContent } from '#web/features/content/about/about-content.tsx';
import { loadSections, sectionHeaders, sectionsResponse } from '#web/features/content/data/load-sections.ts';
import { aboutSource } from '#web/features/content/data/sources.ts';
import { paths } from '#web/paths.ts';
import { serverFetch } from '#web/server-fetch.ts';
import type { Route } from './+types/about-page.ts';
import { pageMeta } from './page-meta.ts';

export const headers = sectionHeaders;

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  sectionsResponse({
    origin: new URL(request.url).origin,
    sections: await loadSections(context.get(serverFetch), { about: aboutSource }),
  });

export const clientLoader = async () => ({
  origin: window.location.origin,
  sections: await loadSections(fetch, { about: aboutSource }),
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'About · Facsimile',
    description: 'How Facsimile reads a design, what it measures, and what becomes of your pictures.',
    origin: loaderData?.origin,
    path: paths.about,
  });

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return <AboutContent section={loaderData.sections.about} whole />;
}
