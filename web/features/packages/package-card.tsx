import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CreditPackage } from '#contract/packages.ts';
import { featurePoints } from '#contract/vocabulary/feature-points.ts';
import { currencySign, formatCredits, formatPrice } from '#contract/vocabulary/format-money.ts';
import { paths } from '#web/paths.ts';

/** The second card carries the badge. */
const BEST_CHOICE_INDEX = 1;
const FADE_STEP_SECONDS = 0.3;

/** A package, or the draft of one: figures that are not known yet are undefined. */
export type ShownPackage = Omit<CreditPackage, 'price' | 'credit' | 'validity'> & {
  [Figure in 'price' | 'credit' | 'validity']: CreditPackage[Figure] | undefined;
};
const OPEN = '–';

interface PackageCardProps {
  pack: ShownPackage;
  index: number;
  headingAs?: 'h2' | 'h3';
  /** What stands where visitors choose the plan. */
  children?: ReactNode;
}

export function PackageCard({ pack, index, headingAs: Heading = 'h2', children }: PackageCardProps) {
  const best = index === BEST_CHOICE_INDEX;
  return (
    <li
      id={`package-${pack._id}`}
      className="package"
      data-best={best || undefined}
      style={{ animationDelay: `${(index * FADE_STEP_SECONDS).toFixed(1)}s` }}
    >
      {best && <p className="best-choice">Best Choice</p>}
      <Heading className="text-title">{pack.packageName}</Heading>
      <p className="mt-1 text-small opacity-85">{pack.description || 'Perfect for you'}</p>
      <p className="package-price">
        {pack.price === undefined ? currencySign(pack.currency) + OPEN : formatPrice(pack.price, pack.currency)}
      </p>
      <p className="package-terms">
        {pack.credit === undefined ? `${OPEN} Credits` : formatCredits(pack.credit)} · {pack.validity ?? OPEN} days
      </p>
      <ul className="ticks">
        {featurePoints(pack).map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {children ?? (
        <Link to={paths.buy(pack._id)} className="button-secondary" aria-label={`Choose Plan: ${pack.packageName}`}>
          Choose Plan
        </Link>
      )}
    </li>
  );
}
