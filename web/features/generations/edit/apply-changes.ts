import type { PageCode } from './page-code.ts';
import type { Span } from './read-elements.ts';

/** What stands in a part of the source from now on. */
export interface Change extends Span {
  text: string;
}

/** Makes changes that do not overlap, all in offsets of the text as it was; of two at the same place the first comes first. */
export function applyChanges(source: string, changes: readonly Change[]): string {
  const sorted = [...changes].sort((a, b) => a.start - b.start || a.end - b.end);
  let changed = '';
  let done = 0;
  for (const { start, end, text } of sorted) {
    changed += source.slice(done, start) + text;
    done = end;
  }
  return changed + source.slice(done);
}

/** The page with changes in its HTML; the same object where there is nothing to change. */
export function changeHtml(code: PageCode, changes: readonly Change[]): PageCode {
  const html = applyChanges(code.html, changes);
  return html === code.html ? code : { ...code, html };
}

/** One element, or the same part of several instances of a component. */
export type Targets = number | readonly number[];
export const listOf = (targets: Targets): readonly number[] => (typeof targets === 'number' ? [targets] : targets);

export type FileChange = Change & { file: keyof PageCode };

/** The page with changes in both of its files. */
export function changeFiles(code: PageCode, changes: readonly FileChange[]): PageCode {
  const of = (file: keyof PageCode): string =>
    applyChanges(
      code[file],
      changes.filter((change) => change.file === file),
    );
  const changed = { html: of('html'), css: of('css') };
  return changed.html === code.html && changed.css === code.css ? code : changed;
}
