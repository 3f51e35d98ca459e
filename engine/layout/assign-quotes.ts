import type { LayoutNode } from '../model/layout-node.ts';
import { textsOf } from './assign-headings.ts';

/** A few words between quotation marks are a name or a title. */
const MIN_LENGTH = 40;
const QUOTED = /^["“„«‟「『].*["”“»」』][.…]?$/su;

/** Running text between quotation marks is what somebody said. */
export function assignQuotes(root: LayoutNode): void {
  for (const text of textsOf(root)) {
    const words = text.text!.lines.map((line) => line.text).join(' ');
    if (!text.role && words.length >= MIN_LENGTH && QUOTED.test(words)) text.role = 'blockquote';
  }
}
