import { CircleX } from 'lucide-react';
import { useAccount } from '#web/features/accounts/index.ts';
import { useAction } from '#web/ui/actions/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { StageList } from './stage-list.tsx';
import type { Generator } from './use-generator.ts';

/** What is going on, how far it is, and the way out. */
export function ProgressPanel({ generator }: { generator: Generator }) {
  const { session } = useAccount();
  const { live, running, cancel, generation } = generator;
  const percent = Math.round((live?.progress ?? 0) * 100);
  const waiting = generation?.status === 'queued' && !live?.stage;
  useAction(
    running &&
      Boolean(session) && {
        ...{ id: 'cancel', label: 'Cancel the conversion', group: 'Conversion', words: ['stop'], Icon: CircleX },
        ...{ disabled: cancel.isPending, run: () => cancel.mutate() },
      },
  );
  return (
    <div className="border-line border-b">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-2 sm:px-5">
        <p role="status" className="flex flex-1 items-center gap-3 font-medium text-small">
          <Spinner className="text-accent" />
          <span className="flex flex-wrap gap-x-3">
            AI is generating your code...
            {waiting && <span className="font-normal text-muted">Waiting in the queue</span>}
          </span>
        </p>
        <span aria-hidden="true" className="font-mono text-muted text-small tabular-nums">
          {live?.detail && <span className="mr-4 max-sm:hidden">{live.detail}</span>}
          {percent} %
        </span>
        {running && session && (
          <Button look="secondary" disabled={cancel.isPending} busy={cancel.isPending} onClick={() => cancel.mutate()}>
            {cancel.isPending ? 'Cancelling...' : 'Cancel'}
          </Button>
        )}
      </div>
      <div
        role="progressbar"
        aria-label="Progress of the conversion"
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-0.5 bg-sunken"
      >
        {/* Stretched, not laid out again: a conversion needs the processor. */}
        <div
          style={{ scale: `${percent}% 1` }}
          className="h-full origin-left bg-accent transition-[scale] duration-300"
        />
      </div>
      {generation && (
        <StageList generation={generation} current={live?.stage ?? null} round={(live?.candidate?.round ?? 0) + 1} />
      )}
    </div>
  );
}
