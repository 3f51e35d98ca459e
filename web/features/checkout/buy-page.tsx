import { formatCredits } from '#contract/vocabulary/format-money.ts';
import { readSection } from '#web/data/read-section.ts';
import { packageSource } from '#web/data/sources.ts';
import { serverFetch } from '#web/server-fetch.ts';
import { SectionError } from '#web/ui/section-error.tsx';
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
