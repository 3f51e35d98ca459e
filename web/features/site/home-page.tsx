import type { Demonstration } from '#contract/demonstration.ts';
import { loadSections, sectionHeaders, sectionsResponse } from '#web/data/load-sections.ts';
import type { Reader } from '#web/data/read-section.ts';
import { homeSources } from '#web/data/sources.ts';
import { loadChunk } from '#web/load-chunk.ts';
import { paths } from '#web/paths.ts';
import { serverFetch } from '#web/server-fetch.ts';
import type { Route } from './+types/home-page.ts';
import { pageMeta } from './page-meta.ts';
import { loadStill, Still } from './still.tsx';
import { describeHome } from './structured-data.ts';

export { contactAction as action } from './sections/contact-action.ts';
export const headers = sectionHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const read = context.get(serverFetch);
  const origin = new URL(request.url).origin;
  const [sections, demo] = await Promise.all([loadSections(read, homeSources), loadDemonstration(read), loadStill()]);
  return sectionsResponse({ origin, sections, demo, structured: describeHome(sections.packages, origin) });
}

export async function clientLoader() {
  const { loadSectionsHere } = await loadChunk(() => import('./load-sections-here.ts'));
  const [page, demo] = await Promise.all([loadSectionsHere('home'), loadDemonstration(fetch), loadStill()]);
  return { ...page, demo, structured: [] };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Facsimile · from a picture of a page to the page',
    description:
      'Facsimile reads a picture of a user interface and writes clean, responsive HTML and CSS for it, and measures how faithful the result is.',
    path: paths.home,
    ...loaderData,
  });

export default function HomePage({ loaderData: { sections, demo }, actionData }: Route.ComponentProps) {
  return (
    <Still>
      {(show) => (
        <>
          <show.BannerContent section={sections.banner} />
          {demo && <show.Demonstration demo={demo} />}
          <show.FeaturesContent section={sections.features} />
          <show.AboutContent section={sections.about} />
          <show.PricingContent section={sections.packages} />
          <show.TestimonialsContent section={sections.testimonials} />
          <show.ContactContent section={sections.contact} action="/?index#contact-sec" outcome={actionData} />
        </>
      )}
    </Still>
  );
}

/** The same for the life of the process: it was made with the build. */
let known: Demonstration | null = null;

/** Null when the build has no demonstration, or it cannot be read: the section is left out then. */
async function loadDemonstration(read: Reader): Promise<Demonstration | null> {
  if (known) return known;
  const answer = await read('/demo/demo.json').catch(() => undefined);
  known = answer?.ok ? await answer.json() : null;
  return known;
}
