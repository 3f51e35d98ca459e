import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import type { Pick } from '../preview/index.ts';
import { frameOf, PreviewFrame, PreviewPlaceholder } from '../preview/index.ts';
import type { Generator } from '../progress/index.ts';
import { ProgressPanel, ReadingAnimation } from '../progress/index.ts';
import { useBaseVersion } from '../versions/index.ts';
import { type Device, devices } from '../vocabulary/index.ts';

const options = devices.map(({ value, label, Icon }) => ({
  value,
  label,
  icon: <Icon aria-hidden="true" className="size-4" />,
}));

interface PreviewCardProps {
  generator: Generator;
  /** The picture just sent, until the stored one is known. */
  submittedImage: string | undefined;
  pick: Pick;
  /** What the empty board offers. */
  empty?: ReactNode;
}

export function PreviewCard({ generator, submittedImage, pick, empty }: PreviewCardProps) {
  const [device, setDevice] = useState<Device>('desktop');
  const { generation, live, working, write } = generator;
  const written = write.data?._id;
  const base = useBaseVersion(generation, working);
  const page = working ? (live?.preview ?? base) : generation?.status === 'succeeded' ? generation.result : null;
  const { picking } = pick;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a narrow screen the preview lies below the button that was just pressed.
    if ((working || written) && window.innerWidth < 992) card.current?.scrollIntoView({ behavior: 'smooth' });
  }, [working, written]);
  useEffect(() => {
    if (picking) card.current?.scrollIntoView({ behavior: 'smooth', block: 'nearest' });
  }, [picking]);
  return (
    <Card ref={card} aria-labelledby="live-preview" data-tour="preview" className="min-w-0">
      <CardHeader>
        <h2 id="live-preview" className="font-semibold text-body">
          Live Preview
        </h2>
        <Segmented label="Device" value={device} onChange={setDevice} options={options} compact />
      </CardHeader>
      {working && <ProgressPanel generator={generator} />}
      <div className="graph-paper p-3">
        {page && generation ? (
          <PreviewFrame
            key={generation.framework}
            of={frameOf(generation)}
            framework={generation.framework}
            html={page.html}
            css={page.css}
            device={device}
            pick={pick}
          />
        ) : working ? (
          <ReadingAnimation picture={submittedImage ?? generation?.imageURL} />
        ) : (
          <PreviewPlaceholder loading={Boolean(generator.id) && generator.query.isLoading}>{empty}</PreviewPlaceholder>
        )}
      </div>
    </Card>
  );
}
