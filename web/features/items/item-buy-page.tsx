import { RequireSession } from '#web/features/accounts/require-session.tsx';
import { readSection } from '#web/features/content/data/read-section.ts';
import { itemSource } from '#web/features/content/data/sources.ts';
import { CheckoutClosed } from '#web/features/packages/checkout-closed.tsx';
import { serverFetch } from '#web/server-fetch.ts';
import type { Route } from './+types/item-buy-page.ts';

export const meta = () => [{ title: 'Buy · Facsimile' }, { name: 'robots', content: 'noindex' }];

export const loader = ({ context, params }: Route.LoaderArgs) =>
  readSection(context.get(serverFetch), itemSource(params.id));

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => readSection(fetch, itemSource(params.id));

export default function ItemBuyPage({ loaderData }: Route.ComponentProps) {
  return (
    <RequireSession>
      <CheckoutClosed
        label="Digital item"
        goods={
          loaderData.state === 'loaded'
            ? { name: loaderData.data.itemName, price: loaderData.data.price }
            : loaderData.message
        }
      />
    </RequireSession>
  );
}
