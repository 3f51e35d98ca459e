import type { Generation } from '#contract/generations.ts';
import { GENERATION_COST } from '#contract/vocabulary/money.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { type Engine, providerAvailable } from './engines.ts';
import { FollowUpForm } from './follow-up-form.tsx';
import { NeedsProvider } from './needs-provider.tsx';
import type { Generator } from './use-generator.ts';
import type { Pick } from './use-pick.ts';

interface FollowUpCardProps {
  generator: Generator;
  generation: Generation;
  engines: readonly Engine[] | undefined;
  pick: Pick;
}

/** Changing a finished result by words: each change is a new version. */
export function FollowUpCard({ generator, generation, engines, pick }: FollowUpCardProps) {
  const possible = !engines || providerAvailable(engines);
  return (
    <Card aria-labelledby="follow-up" className="min-w-0">
      <CardHeader>
        <h2 id="follow-up" className="font-semibold text-body">
          Request a change
        </h2>
        <span className="font-mono text-caption text-muted">
          {GENERATION_COST} {GENERATION_COST === 1 ? 'credit' : 'credits'}
        </span>
      </CardHeader>
      {possible ? (
        <FollowUpForm
          key={generation._id}
          generator={generator}
          pick={pick}
          engine={engines?.find(({ id, available }) => id === generation.engine && id !== 'built-in' && available)?.id}
        />
      ) : (
        <NeedsProvider />
      )}
    </Card>
  );
}
