import { formatCredits } from '#contract/vocabulary/format-money.ts';
import { readSection } from '#web/features/content/data/read-section.ts';
import { packageSource } from '#web/features/content/data/sources.ts';
import { SectionError } from '#web/features/content/section-error.tsx';
import { serverFetch } from '#web/server-fetch.ts';
import type { Route } from './+types/buy-page.ts';
import { Checkout } from './checkout.tsx';

export const meta = () => [{ title: 'Complete Your Order · Facsimile' }, { name: 'robots', content: 'noindex' }];

export const loader = ({ context, params }: Route.LoaderArgs) =>
  readSection(context.get(serverFetch), packageSource(params.id));

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => readSection(fetch, packageSource(params.id));

export default function BuyPage({ loaderData: outcome }: Route.ComponentProps) {
  if (outcome.state === 'error') return <SectionError message={outcome.message} />;
  const { _id, packageName, price, credit, validity } = outcome.data;
  return (
    <Checkout
      key={_id}
      goods={{
        kind: 'package',
        id: _id,
        name: packageName,
        price,
        facts: [
          ['Credits', formatCredits(credit)],
          ['Validity', `${validity} days`],
        ],
      }}
    />
  );
}
