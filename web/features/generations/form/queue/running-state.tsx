import { useMutation } from '@tanstack/react-query';
import { client } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { Button } from '#web/ui/button.tsx';
import { toast } from '#web/ui/toast.ts';
import { CandidateMeasure, useLiveGeneration } from '../../progress/index.ts';

interface RunningStateProps {
  generationId: string;
  /** @param failure why there is no result */
  onEnd: (failure: string | undefined) => void;
}

/** How far a conversion of the queue is; measures what a provider writes, as for the one on the table. */
export function RunningState({ generationId, onEnd }: RunningStateProps) {
  const { generation, live } = useLiveGeneration(generationId, (_status, { status, error }) => {
    if (status === 'succeeded') onEnd(undefined);
    else if (status === 'cancelled') onEnd('Cancelled. Your credit is back.');
    else onEnd(`${error?.message ?? 'The conversion failed.'} Your credit is back.`);
  });
  const cancel = useMutation({
    mutationFn: () => client.generations.cancelGeneration({ id: generationId }),
    onError: (error) => toast.error(errorMessage(error, 'The conversion could not be cancelled.')),
  });
  const percent = Math.round((live?.progress ?? 0) * 100);
  return (
    <span className="flex min-w-0 flex-1 items-center gap-2">
      <span
        role="progressbar"
        aria-label={`Progress of ${generation?.imageName ?? 'the conversion'}`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1 min-w-12 flex-1 bg-sunken"
      >
        <span
          style={{ scale: `${percent}% 1` }}
          className="block h-full origin-left bg-accent transition-[scale] duration-300"
        />
      </span>
      <span className="shrink-0 font-mono tabular-nums">converting {percent} %</span>
      <Button
        look="quiet"
        className="-my-3 px-2! text-caption!"
        disabled={cancel.isPending}
        onClick={() => cancel.mutate()}
      >
        Cancel
      </Button>
      {generation && live?.candidate && <CandidateMeasure generation={generation} candidate={live.candidate} />}
    </span>
  );
}
