import { useState } from 'react';
import type { Conversion } from '#contract/history.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { engineName, styleLabel } from '../../vocabulary/index.ts';
import { Score } from '../score.tsx';
import { CodeDifferences } from '../versions/code-differences.tsx';
import { LivePage } from './live-page.tsx';

type View = 'page' | 'design' | 'code';
const views = [
  { value: 'page', label: 'Pages' },
  { value: 'design', label: 'Designs' },
  { value: 'code', label: 'Code' },
] as const satisfies { value: View; label: string }[];

interface CompareDialogProps {
  conversions: [Conversion, Conversion];
  onClose: () => void;
}

/** Two conversions beside one another: what they are written in, their scores, their pages, designs and code. */
export function CompareDialog({ conversions, onClose }: CompareDialogProps) {
  const [view, setView] = useState<View>('page');
  const [first, second] = conversions;
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title="Compare two conversions" wide>
      <div className="grid grid-cols-1 gap-4">
        <div>
          <Segmented label="What to compare" value={view} onChange={setView} options={views} />
        </div>
        <div className="grid grid-cols-2 items-start gap-3 sm:gap-5">
          {conversions.map((conversion) => (
            <section key={conversion._id} aria-label={conversion.name} className="grid min-w-0 grid-cols-1 gap-2">
              <div>
                <h3 className="wrap-anywhere font-semibold text-small">{conversion.name}</h3>
                <p className="text-caption text-muted">
                  {styleLabel(conversion)}, {engineName(conversion.engine)}
                </p>
                <Score of={conversion} />
              </div>
              {view === 'page' && <LivePage id={conversion._id} name={conversion.name} />}
              {view === 'design' && (
                <img
                  src={conversion.imageURL}
                  alt={`Design of ${conversion.name}`}
                  width={conversion.imageWidth}
                  height={conversion.imageHeight}
                  className="h-auto w-full border border-line"
                />
              )}
            </section>
          ))}
        </div>
        {view === 'code' && <CodeDifferences before={first._id} after={second._id} />}
      </div>
    </Dialog>
  );
}
