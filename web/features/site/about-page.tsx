import { loadSections, sectionHeaders, sectionsResponse } from '#web/data/load-sections.ts';
import { aboutSources } from '#web/data/sources.ts';
import { loadChunk } from '#web/load-chunk.ts';
import { paths } from '#web/paths.ts';
import { serverFetch } from '#web/server-fetch.ts';
import type { Route } from './+types/about-page.ts';
import { pageMeta } from './page-meta.ts';
import { loadStill, Still } from './still.tsx';

export const headers = sectionHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  await loadStill();
  const sections = await loadSections(context.get(serverFetch), aboutSources);
  return sectionsResponse({ origin: new URL(request.url).origin, sections });
}

export async function clientLoader() {
  const { loadSectionsHere } = await loadChunk(() => import('./load-sections-here.ts'));
  await loadStill();
  return loadSectionsHere('about');
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'About · Facsimile',
    description: 'How Facsimile reads a design, what it measures, and what becomes of your pictures.',
    path: paths.about,
    ...loaderData,
  });

export default function AboutPage({ loaderData }: Route.ComponentProps) {
  return <Still>{({ AboutContent }) => <AboutContent section={loaderData.sections.about} whole />}</Still>;
}
