import { useState } from 'react';
import type { Generation, PageArea } from '#contract/generations.ts';
import type { Difference } from '#fidelity/index.ts';
import { DifferenceList } from './difference-list.tsx';
import { FaithfulFigure } from './faithful-figure.tsx';
import { HeatMap } from './heat-map.tsx';
import type { Judgement } from './judge-result.ts';

interface FidelityReportProps {
  generation: Pick<Generation, 'imageURL' | 'imageWidth' | 'imageHeight'>;
  area: PageArea;
  /** Undefined while it is being measured. */
  judgement: Judgement | undefined;
}

/** The figure and its parts, the differences, and the design with what differs marked on it. */
export function FidelityReport({ generation, area, judgement }: FidelityReportProps) {
  const [chosen, choose] = useState<Difference>();
  return (
    <div className="grid grid-cols-1 lg:grid-cols-2">
      <div className="min-w-0">
        <FaithfulFigure judgement={judgement} />
        {judgement && <DifferenceList differences={judgement.differences} chosen={chosen} onChoose={choose} />}
      </div>
      <div className="min-w-0 border-line p-4 max-lg:border-t sm:px-5 lg:border-l">
        <HeatMap generation={generation} area={area} cells={judgement?.cells ?? null} chosen={chosen} />
      </div>
    </div>
  );
}
