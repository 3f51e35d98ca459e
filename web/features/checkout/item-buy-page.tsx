import { readSection } from '#web/data/read-section.ts';
import { itemSource } from '#web/data/sources.ts';
import { serverFetch } from '#web/server-fetch.ts';
import { SectionError } from '#web/ui/section-error.tsx';
import type { Route } from './+types/item-buy-page.ts';
import { Checkout } from './checkout.tsx';

export const meta = () => [{ title: 'Complete Your Order · Facsimile' }, { name: 'robots', content: 'noindex' }];

export const loader = ({ context, params }: Route.LoaderArgs) =>
  readSection(context.get(serverFetch), itemSource(params.id));

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => readSection(fetch, itemSource(params.id));

export default function ItemBuyPage({ loaderData: outcome }: Route.ComponentProps) {
  if (outcome.state === 'error') return <SectionError message={outcome.message} />;
  const { _id, itemName, price, imageUrl } = outcome.data;
  return <Checkout key={_id} goods={{ kind: 'item', id: _id, name: itemName, price, image: imageUrl, facts: [] }} />;
}
