import type { Generation } from '#contract/generations.ts';
import { GENERATION_COST } from '#contract/vocabulary/generation-limits.ts';
import { Card, CardHeader } from '#web/ui/card.tsx';
import type { Pick } from '../preview/index.ts';
import type { Generator } from '../progress/index.ts';
import type { Engine } from '../vocabulary/index.ts';
import { FollowUpForm } from './follow-up-form.tsx';

interface FollowUpCardProps {
  generator: Generator;
  generation: Generation;
  engines: readonly Engine[] | undefined;
  pick: Pick;
  /** What is to change, in words. It outlives the form, which is there only while its tab is. */
  wish: string;
  onWish: (wish: string) => void;
  /** It came from elsewhere just now: the keyboard goes on here. */
  asking: boolean;
  onAsked: () => void;
}

/** Changing a finished result by words: each change is a new version. For whoever can ask a provider. */
export function FollowUpCard({ generator, generation, engines, pick, ...form }: FollowUpCardProps) {
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
      <FollowUpForm
        {...form}
        generator={generator}
        pick={pick}
        engine={engines?.find(({ id, available }) => id === generation.engine && id !== 'built-in' && available)?.id}
      />
    </Card>
  );
}
