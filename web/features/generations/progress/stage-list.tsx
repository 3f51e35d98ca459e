import { Check } from 'lucide-react';
import type { Generation, Stage } from '#contract/generations.ts';
import { classNames } from '#web/ui/class-names.ts';
import { stagesOf, stepOf } from './stages.ts';

interface StageListProps {
  generation: Generation;
  current: Stage | null;
  /** Which repair is going on or comes next, counted from 1. */
  round: number;
}

/** The stages by name: done, going on, to come. */
export function StageList({ generation, current, round }: StageListProps) {
  const stages = stagesOf(generation, round);
  const now = stepOf(stages, current);
  return (
    <ol className="grid gap-x-4 gap-y-1 px-4 py-2.5 text-caption sm:grid-cols-2 sm:px-5 xl:grid-cols-3">
      {stages.map(({ id, label }, index) => (
        <li
          key={id}
          aria-current={index === now ? 'step' : undefined}
          className={classNames(
            'flex min-w-0 items-center gap-2',
            index === now ? 'font-semibold text-accent' : index < now ? 'text-ink' : 'text-muted',
          )}
        >
          <span className="grid size-4 shrink-0 place-items-center">
            {index < now ? (
              <Check aria-label="Done:" className="size-3.5 text-success" />
            ) : (
              <span
                aria-hidden="true"
                className={classNames(
                  'size-1.5 rounded-full',
                  index === now ? 'animate-pulse bg-accent' : 'bg-line-strong',
                )}
              />
            )}
          </span>
          <span className="min-w-0 break-words">{label}</span>
        </li>
      ))}
    </ol>
  );
}
