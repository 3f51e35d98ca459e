import { data, Link, redirect } from 'react-router';
import type { Item } from '#contract/items.ts';
import { formatPrice } from '#contract/vocabulary/format-money.ts';
import { type Reader, readSection } from '#web/data/read-section.ts';
import { itemSource } from '#web/data/sources.ts';
import { itemProduct, NotFound, pageMeta } from '#web/features/site/index.ts';
import { paths } from '#web/paths.ts';
import { serverFetch } from '#web/server-fetch.ts';
import { Picture } from '#web/ui/picture.tsx';
import { SectionError } from '#web/ui/section-error.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import type { Route } from './+types/item-page.ts';

/** The item at this address; null when there is none. A wrong slug leads to the right one. */
async function loadItem(read: Reader, { slug, itemId }: { slug: string; itemId: string }) {
  let missing = false;
  const outcome = await readSection<Item>(async (path) => {
    const answer = await read(path);
    // 400: what stands in the address is no id at all.
    missing = answer.status === 404 || answer.status === 400;
    return answer;
  }, itemSource(itemId));
  if (missing) return null;
  if (outcome.state === 'loaded' && outcome.data.slug !== slug)
    throw redirect(paths.item(outcome.data.slug, outcome.data.itemId), 301);
  return outcome;
}

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const item = await loadItem(context.get(serverFetch), params);
  return data({ origin: new URL(request.url).origin, item }, { status: item ? 200 : 404 });
}

export const clientLoader = async ({ params }: Route.ClientLoaderArgs) => ({
  origin: window.location.origin,
  item: await loadItem(fetch, params),
});

export const meta: Route.MetaFunction = ({ loaderData }) => {
  const item = loaderData?.item?.state === 'loaded' ? loaderData.item.data : undefined;
  if (!item) return [{ title: 'Nothing Was Found · Facsimile' }, { name: 'robots', content: 'noindex' }];
  const origin = loaderData?.origin ?? '';
  return pageMeta({
    title: `${item.itemName} · Facsimile`,
    description: item.description || item.itemName,
    origin,
    path: paths.item(item.slug, item.itemId),
    image: item.imageUrl,
    structured: [itemProduct(item, origin)],
  });
};

export default function ItemPage({ loaderData: { item } }: Route.ComponentProps) {
  if (!item) return <NotFound />;
  if (item.state === 'error') return <SectionError message={item.message} />;
  const { _id, itemName, description, price, currency, imageUrl } = item.data;
  return (
    <article className="section about-columns items-start">
      <div className="about-picture crop-marks">
        <Picture src={imageUrl} fallback="/site/placeholder.webp" loading="eager" width={960} height={720} />
      </div>
      <div>
        <SectionHeading label="Digital item" as="h1">
          {itemName}
        </SectionHeading>
        <p className="font-mono text-heading tabular-nums">{formatPrice(price, currency)}</p>
        <Link to={paths.itemBuy(_id)} className="button-primary">
          Buy
        </Link>
        <ul className="ticks text-small">
          <li>Available as soon as you have paid, with your order and by email</li>
          <li>One payment, no subscription; your credits stay as they are</li>
        </ul>
        <p className="whitespace-pre-line text-muted">{description}</p>
        <Link to={paths.items} className="inline-flex min-h-10 items-center text-accent underline underline-offset-4">
          All templates
        </Link>
      </div>
    </article>
  );
}
