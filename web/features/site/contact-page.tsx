import { loadSections, sectionHeaders, sectionsResponse } from '#web/data/load-sections.ts';
import { contactSources } from '#web/data/sources.ts';
import { loadChunk } from '#web/load-chunk.ts';
import { paths } from '#web/paths.ts';
import { serverFetch } from '#web/server-fetch.ts';
import type { Route } from './+types/contact-page.ts';
import { pageMeta } from './page-meta.ts';
import { loadStill, Still } from './still.tsx';

export { contactAction as action } from './sections/contact-action.ts';
export const headers = sectionHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  await loadStill();
  const sections = await loadSections(context.get(serverFetch), contactSources);
  return sectionsResponse({ origin: new URL(request.url).origin, sections });
}

export async function clientLoader() {
  const { loadSectionsHere } = await loadChunk(() => import('./load-sections-here.ts'));
  await loadStill();
  return loadSectionsHere('contact');
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Contact · Facsimile',
    description: 'Write to the people behind Facsimile: questions, pages that came out wrong, ideas.',
    path: paths.contact,
    ...loaderData,
  });

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <Still>
      {({ ContactContent }) => (
        <ContactContent
          section={loaderData.sections.contact}
          action={paths.contact}
          outcome={actionData}
          headingAs="h1"
        />
      )}
    </Still>
  );
}
