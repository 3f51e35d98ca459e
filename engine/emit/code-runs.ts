import type { Rgb } from '../model/color.ts';
import type { Css, Element } from '../model/element.ts';
import type { TextBlock } from '../model/text-block.ts';
import type { StyledWord } from '../model/text-line.ts';
import { toHex } from '../raster/color.ts';
import { cellOf } from '../text-blocks/join-code.ts';
import { baselineOf } from '../typeface/text-line.ts';

/** The text of a listing with its indents and blank lines; words of another colour or weight become spans, line by line. */
export function codeRuns(block: TextBlock): (Element | string)[] {
  const runs: (RunStyle & { text: string })[] = [];
  const plain: RunStyle = { color: block.color, weight: block.font.weight };
  const styleOf = ({ color, weight = plain.weight }: StyledWord): RunStyle => ({ color, weight });
  const add = (text: string, style: RunStyle) => {
    const last = runs[runs.length - 1];
    if (last && isSame(last, style)) last.text += text;
    else if (text !== '') runs.push({ text, ...style });
  };
  const cell = cellOf(block.lines[0]);
  block.lines.forEach((line, i) => {
    const before = block.lines[i - 1];
    if (before)
      add('\n'.repeat(Math.max(1, Math.round((baselineOf(line) - baselineOf(before)) / block.lineHeight))), plain);
    let end = block.ink.x;
    line.words.forEach((word, at) => {
      const gap = Math.round((word.box.x - end) / cell);
      const last = line.words[at - 1];
      const spaces = word.glued ? 0 : Math.max(at > 0 ? 1 : 0, gap);
      const style = styleOf(word);
      add(' '.repeat(spaces), last && isSame(styleOf(last), style) ? style : plain);
      add(word.text, style);
      end = word.box.x + [...word.text].length * cell;
    });
  });
  return runs.map(({ text, ...style }) => {
    if (isSame(style, plain)) return text;
    const css: Css = style.color === plain.color ? {} : { color: toHex(style.color) };
    if (style.weight !== plain.weight) css['font-weight'] = String(style.weight);
    return { tag: 'span', name: 'code-part', css, children: [text] };
  });
}

type RunStyle = { color: Rgb; weight: number };

const isSame = (a: RunStyle, b: RunStyle): boolean => a.color === b.color && a.weight === b.weight;
