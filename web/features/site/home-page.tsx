import { loadSections, sectionHeaders, sectionsResponse } from '#web/features/content/data/load-sections.ts';
import { homeSources } from '#web/features/content/data/sources.ts';
import { loadStill, Still } from '#web/features/content/still.tsx';
import { loadDemonstration } from '#web/features/demo/load-demonstration.ts';
import { loadChunk } from '#web/load-chunk.ts';
import { paths } from '#web/paths.ts';
import { serverFetch } from '#web/server-fetch.ts';
import type { Route } from './+types/home-page.ts';
import { pageMeta } from './page-meta.ts';
import { describeHome } from './structured-data.ts';

export { contactAction as action } from '#web/features/content/contact/contact-action.ts';
export const headers = sectionHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const read = context.get(serverFetch);
  const origin = new URL(request.url).origin;
  const [sections, demo] = await Promise.all([loadSections(read, homeSources), loadDemonstration(read), loadStill()]);
  return sectionsResponse({ origin, sections, demo, structured: describeHome(sections.packages, origin) });
}

export async function clientLoader() {
  const { loadSectionsHere } = await loadChunk(() => import('#web/features/content/data/load-sections-here.ts'));
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
