import type { GenerationWithResult } from '#contract/generations.ts';
import { Alert } from '#web/ui/alert.tsx';

type Noted = Pick<GenerationWithResult, 'edited' | 'engine' | 'corrections' | 'screens'>;

/** What to know before a page is written again. */
export function CorrectNotes({ generation: { edited, engine, corrections, screens } }: { generation: Noted }) {
  const kept = corrections ? corrections.boxes.length + corrections.words.length : 0;
  const ofPage = [corrections?.typeface, corrections?.language].filter(Boolean).length;
  return (
    <div className="grid gap-2 text-small empty:hidden">
      {edited && <Alert tone="info">The page is written anew: your own edits stay in this version.</Alert>}
      {engine !== 'built-in' && (
        <Alert tone="info">The built-in engine writes the corrected page, and this one stays as a version.</Alert>
      )}
      {kept + ofPage > 0 && (
        <p className="text-muted">
          {kept + ofPage === 1 ? 'One correction' : `${kept + ofPage} corrections`} from before will be kept.
        </p>
      )}
      {screens.length > 0 && <p className="text-muted">Corrections are about the largest of the pictures.</p>}
    </div>
  );
}
