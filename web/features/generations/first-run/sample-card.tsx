import { useQuery } from '@tanstack/react-query';
import { Gift } from 'lucide-react';
import type { Demonstration } from '#contract/demonstration.ts';
import { useAction } from '#web/ui/actions/index.ts';
import { Button } from '#web/ui/button.tsx';
import type { Generator } from '../progress/index.ts';

/** Nobody needs a picture of their own to see what comes out. */
export default function SampleCard({ generator }: { generator: Generator }) {
  const { sample, working } = generator;
  const design = useDesign();
  useAction({
    ...{
      id: 'sample',
      label: 'Convert the sample',
      group: 'Conversion',
      words: ['example', 'free', 'try'],
      Icon: Gift,
    },
    ...{ disabled: working, run: () => sample.mutate() },
  });
  return (
    <div className="flex w-full max-w-md items-center gap-4 rounded-lg border border-line bg-sheet p-3 text-left text-ink shadow-raised max-sm:flex-col max-sm:items-stretch">
      {design && (
        <img
          src={design.src}
          srcSet={design.srcSet}
          sizes="12rem"
          width={design.width}
          height={design.height}
          alt="The sample design"
          className="h-28 w-40 shrink-0 rounded-sm border border-line object-cover object-top max-sm:w-full"
        />
      )}
      <div className="grid gap-2">
        <p className="font-semibold text-body">Try it with a sample design</p>
        <p className="text-muted text-small">Free, once: it takes none of your credits.</p>
        <Button
          className="justify-self-start max-sm:justify-self-stretch"
          disabled={working}
          busy={sample.isPending}
          onClick={() => sample.mutate()}
        >
          Convert the sample
        </Button>
      </div>
    </div>
  );
}

/** The landing page shows the same design; without it the card has no picture. */
function useDesign(): Demonstration['design'] | undefined {
  const { data } = useQuery({
    queryKey: ['demonstration'],
    queryFn: async ({ signal }): Promise<Demonstration | null> => {
      const answer = await fetch('/demo/demo.json', { signal });
      return answer.ok ? answer.json() : null;
    },
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.design;
}
