import type { PageCode } from '../page-code.ts';
import { elementAtOffset, readElements } from '../read-elements.ts';

/**
 * The number of the element that a piece of source belongs to: of the tag that it begins with, or of the text behind its
 * first character (`>Whisper`).
 */
export function at({ html }: PageCode, piece: string): number {
  const offset = html.indexOf(piece);
  const element = elementAtOffset(readElements(html), offset);
  if (offset < 0 || !element) throw new Error(`The page has no ${piece}`);
  return element.at;
}

/** Which lines differ, without their indent; the texts have the same number of lines. */
export function changedLines(before: string, after: string): [string, string][] {
  const [old, now] = [before.split('\n'), after.split('\n')];
  if (old.length !== now.length) throw new Error(`${old.length} lines became ${now.length}`);
  return old.flatMap((line, i) => (line === now[i] ? [] : [[line.trim(), now[i]!.trim()] as [string, string]]));
}
