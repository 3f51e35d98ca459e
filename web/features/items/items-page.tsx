import { loadSections, sectionHeaders, sectionsResponse } from '#web/data/load-sections.ts';
import { itemsSource } from '#web/data/sources.ts';
import { describeItems, pageMeta } from '#web/features/site/index.ts';
import { paths } from '#web/paths.ts';
import { serverFetch } from '#web/server-fetch.ts';
import { SectionContent } from '#web/ui/section-content.tsx';
import { SectionError } from '#web/ui/section-error.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { SectionLoading } from '#web/ui/section-loading.tsx';
import type { Route } from './+types/items-page.ts';
import { ItemCard } from './item-card.tsx';

export const headers = sectionHeaders;

export async function loader({ request, context }: Route.LoaderArgs) {
  const origin = new URL(request.url).origin;
  const sections = await loadSections(context.get(serverFetch), { items: itemsSource });
  return sectionsResponse({ origin, sections, structured: describeItems(sections.items, origin) });
}

export const clientLoader = async () => ({
  origin: window.location.origin,
  sections: await loadSections(fetch, { items: itemsSource }),
  structured: [],
});

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Templates · Facsimile',
    description: 'Templates to buy and download, each one a page made with care.',
    path: paths.items,
    ...loaderData,
  });

export default function ItemsPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="section">
      <SectionHeading label="Digital items" as="h1">
        Templates
      </SectionHeading>
      <SectionContent
        section={loaderData.sections.items}
        loading={<SectionLoading label="Loading..." />}
        failed={(message) => <SectionError message={message} />}
      >
        {(items) =>
          items.length === 0 ? (
            <p className="py-10 text-muted">There is nothing for sale at the moment.</p>
          ) : (
            <ul className="items">
              {items.map((item, index) => (
                <ItemCard key={item._id} item={item} opening={index === 0} />
              ))}
            </ul>
          )
        }
      </SectionContent>
    </div>
  );
}
