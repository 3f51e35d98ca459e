import { Link } from 'react-router';
import { formatPrice } from '#contract/vocabulary/format-money.ts';
import { SectionError } from '#web/features/content/section-error.tsx';
import { SectionHeading } from '#web/features/content/section-heading.tsx';
import { paths } from '#web/paths.ts';

interface CheckoutClosedProps {
  label: string;
  /** What somebody wants to buy, or why it could not be read. */
  goods: { name: string; price: string } | string;
}

/** Says what was chosen, and that this server cannot take payments yet. */
export function CheckoutClosed({ label, goods }: CheckoutClosedProps) {
  if (typeof goods === 'string') return <SectionError message={goods} />;
  return (
    <div className="section grid max-w-3xl gap-6">
      <SectionHeading label={label} as="h1">
        {goods.name}
      </SectionHeading>
      <p className="font-mono text-heading tabular-nums">{formatPrice(goods.price)}</p>
      <p className="border-line-strong border-l-4 bg-sunken p-4">
        <b className="block">Online checkout is not set up on this server.</b>
        Write to us which one you want, and we will tell you how to get it.
      </p>
      <Link to={paths.contact} className="button-primary justify-self-start">
        Contact us
      </Link>
    </div>
  );
}
