import { ContactContent } from '#web/features/content/contact/contact-content.tsx';
import { loadSections, sectionHeaders, sectionsResponse } from '#web/features/content/data/load-sections.ts';
import { contactSource } from '#web/features/content/data/sources.ts';
import { paths } from '#web/paths.ts';
import { serverFetch } from '#web/server-fetch.ts';
import type { Route } from './+types/contact-page.ts';
import { pageMeta } from './page-meta.ts';

export { contactAction as action } from '#web/features/content/contact/contact-action.ts';
export const headers = sectionHeaders;

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  sectionsResponse({
    origin: new URL(request.url).origin,
    sections: await loadSections(context.get(serverFetch), { contact: contactSource }),
  });

export const clientLoader = async () => ({
  origin: window.location.origin,
  sections: await loadSections(fetch, { contact: contactSource }),
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Contact · Facsimile',
    description: 'Write to the people behind Facsimile: questions, pages that came out wrong, ideas.',
    origin: loaderData?.origin,
    path: paths.contact,
  });

export default function ContactPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <ContactContent section={loaderData.sections.contact} action={paths.contact} outcome={actionData} headingAs="h1" />
  );
}
