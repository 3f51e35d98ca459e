import { RequireSession } from '#web/features/accounts/require-session.tsx';
import { readSection } from '#web/features/content/data/read-section.ts';
import { packageSource } from '#web/features/content/data/sources.ts';
import { serverFetch } from '#web/server-fetch.ts';
import type { Route } from './+types/buy-page.ts';
import { CheckoutClosed } from './checkout-closed.tsx';

export const meta = () => [{ title: 'Choose Plan · Facsimile' }, { name: 'robots', content: 'noindex' }];

export const loader = ({ context, params }: Route.LoaderArgs) =>
  readSection(context.get(serverFetch), packageSource(params.id));

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => readSection(fetch, packageSource(params.id));

export default function BuyPage({ loaderData }: Route.ComponentProps) {
  return (
    <RequireSession>
      <CheckoutClosed
        label="Credit package"
        goods={
          loaderData.state === 'loaded'
            ? { name: loaderData.data.packageName, price: loaderData.data.price }
            : loaderData.message
        }
      />
    </RequireSession>
  );
}
