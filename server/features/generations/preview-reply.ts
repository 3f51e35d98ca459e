import { readPartialReply } from '#server/platform/ai/read-reply.ts';
import { cleanPage } from './page/clean-page.ts';
import { PLACEHOLDER } from './page/image-tokens.ts';
import type { Run } from './run.ts';

/** The page so far is shown at most this often (ms). */
const PREVIEW_MS = 150;
/** The count of characters is told at most this often (ms): these events stay, unlike previews. */
const DETAIL_MS = 1000;
/** A page of usual length in characters: where its progress bar is two thirds through. */
const USUAL_LENGTH = 12_000;

/** Shows a reply while it comes: the page grows in the preview. A repair is only counted, so the preview stays whole. */
export function previewReply(
  { row, progress }: Run,
  { stage, round }: { stage: 'ask' | 'repair'; round: number },
): (text: string) => void {
  let shownAt = 0;
  let toldAt = Date.now();
  let shown = '';
  return (text) => {
    const now = Date.now();
    if (now - toldAt >= DETAIL_MS) {
      toldAt = now;
      const done = 1 - Math.exp(-text.length / USUAL_LENGTH);
      const part = round === 0 ? 0.3 + 0.35 * done : 0.3 + 0.2 * (round + done);
      progress.report({ stage, progress: part, detail: `${text.length.toLocaleString('en')} characters written` });
    }
    if (round > 0 || now - shownAt < PREVIEW_MS) return;
    const partial = readPartialReply(text);
    if (!partial) return;
    const { html, css, hasContent } = cleanPage(partial, row.framework, () => PLACEHOLDER);
    if (!hasContent || html === shown) return;
    shownAt = now;
    shown = html;
    progress.report({ preview: { html, css } });
  };
}
