import { type Rgb, toHex } from '../raster/color.ts';
import { cellOf } from '../text/join-code.ts';
import type { TextBlock } from '../text/text-block.ts';
import { baselineOf } from '../text/text-line.ts';
import type { Element } from './element.ts';

/** The text of a listing with its indents and blank lines; words of another colour become spans, line by line. */
export function codeRuns(block: TextBlock): (Element | string)[] {
  const runs: { text: string; color: Rgb }[] = [];
  const add = (text: string, color: Rgb) => {
    const last = runs[runs.length - 1];
    if (last?.color === color) last.text += text;
    else if (text !== '') runs.push({ text, color });
  };
  const cell = cellOf(block.lines[0]);
  block.lines.forEach((line, i) => {
    const before = block.lines[i - 1];
    if (before)
      add(
        '\n'.repeat(Math.max(1, Math.round((baselineOf(line) - baselineOf(before)) / block.lineHeight))),
        block.color,
      );
    let end = block.ink.x;
    line.words.forEach((word, at) => {
      const gap = Math.round((word.box.x - end) / cell);
      const last = line.words[at - 1];
      const spaces = word.glued ? 0 : Math.max(at > 0 ? 1 : 0, gap);
      add(' '.repeat(spaces), last?.color === word.color ? word.color : block.color);
      add(word.text, word.color);
      end = word.box.x + [...word.text].length * cell;
    });
  });
  return runs.map(({ text, color }) =>
    color === block.color ? text : { tag: 'span', name: 'code-part', css: { color: toHex(color) }, children: [text] },
  );
}
