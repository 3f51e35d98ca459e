import { Check } from 'lucide-react';
import { type CreditPackage, featurePoints } from '#contract/packages.ts';
import { formatCredits, formatPrice } from '#contract/vocabulary/money.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';

/** The second card carries the badge. */
const BEST_CHOICE_INDEX = 1;
const FADE_STEP_SECONDS = 0.3;

export function PackageCard({ pack, index }: { pack: CreditPackage; index: number }) {
  const best = index === BEST_CHOICE_INDEX;
  return (
    <li
      style={{ animationDelay: `${index * FADE_STEP_SECONDS}s` }}
      className={classNames(
        'relative flex animate-fade flex-col rounded-lg border bg-sheet p-6 shadow-raised [animation-fill-mode:backwards]',
        best ? 'border-accent' : 'border-line',
      )}
    >
      {best && (
        <Badge tone="solid" className="absolute -top-3 left-5">
          Best Choice
        </Badge>
      )}
      <h2 className="text-title">{pack.packageName}</h2>
      <p className="mt-1 text-muted text-small">{pack.description || 'Perfect for you'}</p>
      <p className="mt-5 font-mono text-heading tabular-nums">{formatPrice(pack.price)}</p>
      <p className="mt-1 border-line border-b pb-5 font-mono text-muted text-small">
        {formatCredits(pack.credit)} · {pack.validity} days
      </p>
      <ul className="mt-5 grid gap-2.5">
        {featurePoints(pack).map((point) => (
          <li key={point} className="flex gap-3 text-small">
            <Check aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" />
            {point}
          </li>
        ))}
      </ul>
    </li>
  );
}
