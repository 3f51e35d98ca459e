import type { GenerationWithResult } from '#contract/generations.ts';
import { Alert } from '#web/ui/alert.tsx';
import { correctionsLabel } from './corrections-label.ts';

interface CorrectNotesProps {
  generation: Pick<GenerationWithResult, 'edited' | 'engine' | 'corrections' | 'screens'>;
  unsaved: boolean;
}

/** What to know before a page is written again. */
export function CorrectNotes({ generation: { edited, engine, corrections, screens }, unsaved }: CorrectNotesProps) {
  const kept = correctionsLabel(corrections);
  return (
    <div className="grid gap-2 text-small empty:hidden">
      {unsaved && <Alert tone="warning">Save or undo your own changes first: the page is written anew.</Alert>}
      {edited && <Alert tone="info">The page is written anew: your own edits stay in this version.</Alert>}
      {engine !== 'built-in' && (
        <Alert tone="info">The built-in engine writes the corrected page, and this one stays as a version.</Alert>
      )}
      {kept && <p className="text-muted">{kept} from before will be kept.</p>}
      {screens.length > 0 && <p className="text-muted">Corrections are about the largest of the pictures.</p>}
    </div>
  );
}
