import { ChevronDown, ChevronUp, ListX, Play, RotateCcw } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import { GENERATION_COST } from '#contract/vocabulary/generation-limits.ts';
import { paths } from '#web/paths.ts';
import { useActions } from '#web/ui/actions/index.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { UnsavedGuard } from '#web/ui/unsaved-guard.tsx';
import type { Generator } from '../../progress/index.ts';
import { QueueRow } from './queue-row.tsx';
import { countOf, isUnderWay } from './queue-state.ts';
import type { PictureQueue } from './use-picture-queue.ts';

interface QueueCardProps {
  queue: PictureQueue;
  generator: Generator;
}

/** The pictures of the queue, how far each is, and the way to what has come of them. */
export default function QueueCard({ queue, generator }: QueueCardProps) {
  const id = useId();
  const [open, setOpen] = useState(true);
  const { items, paused } = queue;
  const under = items.some(({ at }) => isUnderWay(at));
  const failed = items.filter(({ at }) => at === 'failed');
  const group = 'Queue';
  useActions([
    { id: 'queue-clear', label: 'Clear the queue', group, Icon: ListX, disabled: under, run: queue.tidy },
    { id: 'queue-continue', label: 'Continue', group, Icon: Play, disabled: paused === null, run: queue.resume },
    {
      ...{ id: 'queue-retry', label: 'Retry what failed', group, Icon: RotateCcw, disabled: failed.length === 0 },
      run: () => {
        for (const { id } of failed) queue.retry(id);
      },
    },
  ]);
  const Icon = open ? ChevronUp : ChevronDown;
  return (
    <Card aria-labelledby={`${id}-title`} className="min-w-0">
      <UnsavedGuard
        when={queue.unsent > 0}
        title="Pictures are still waiting"
        description="What runs goes on without this page. Pictures that have not begun are lost when you leave it now."
        confirmLabel="Leave without them"
      />
      <header className="flex min-h-12 items-center gap-x-3 px-4 py-1">
        <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
          <h2 id={`${id}-title`} className="font-semibold text-body">
            Queue
          </h2>
          <p role="status" className="text-muted text-small">
            {progressOf(queue)}
          </p>
        </div>
        {!under && (
          <Button look="quiet" className="px-3!" onClick={queue.tidy}>
            Clear
          </Button>
        )}
        <Button
          look="quiet"
          size="icon"
          aria-expanded={open}
          aria-controls={id}
          aria-label={open ? 'Hide the pictures' : 'Show the pictures'}
          onClick={() => setOpen(!open)}
        >
          <Icon aria-hidden="true" className="size-5" />
        </Button>
      </header>
      {paused !== null && <Paused queue={queue} reason={paused} credits={generator.credits} />}
      {/* Hidden, not gone: the rows follow what runs. */}
      <ul
        id={id}
        hidden={!open}
        className="grid max-h-64 grid-cols-[repeat(auto-fill,minmax(min(19rem,100%),1fr))] gap-2 overflow-y-auto border-line border-t p-3 [&[hidden]]:hidden"
      >
        {items.map((item) => (
          <QueueRow key={item.id} item={item} queue={queue} generator={generator} />
        ))}
      </ul>
    </Card>
  );
}

function Paused({ queue, reason, credits }: { queue: PictureQueue; reason: string; credits: number | undefined }) {
  const waiting = countOf(queue, 'waiting');
  const broke = credits !== undefined && credits < GENERATION_COST;
  return (
    <div className="px-3 pb-3">
      <Alert
        tone="warning"
        action={
          <span className="flex flex-wrap gap-2">
            {broke && (
              <Button asChild look="secondary">
                {/* In a tab of its own: this one holds the pictures. */}
                <Link to={paths.selectPackage} target="_blank">
                  Buy credits <span className="sr-only">(opens in a new tab)</span>
                </Link>
              </Button>
            )}
            <Button look="secondary" onClick={queue.resume}>
              Continue
            </Button>
          </span>
        }
      >
        {reason} {waiting === 1 ? '1 picture waits' : `${waiting} pictures wait`}: nothing is lost while this page is
        open.
      </Alert>
    </div>
  );
}

function progressOf(queue: PictureQueue): string {
  const done = countOf(queue, 'done');
  const failed = countOf(queue, 'failed', 'refused');
  const parts = [`${done} of ${queue.items.length} done`];
  if (failed > 0) parts.push(`${failed} failed`);
  if (queue.ready > 0) parts.push(`${queue.ready} not begun`);
  return parts.join(', ');
}
