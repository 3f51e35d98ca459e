import type { Rgb } from '../model/color.ts';
import type { Css, Element } from '../model/element.ts';
import type { TextBlock } from '../model/text-block.ts';
import type { StyledWord } from '../model/text-line.ts';
import { toHex } from '../raster/color.ts';
import { cellOf } from '../text-blocks/join-code.ts';
import { baselineOf } from '../typeface/text-line.ts';

/** The text of a listing with its indents and blank lines; words of another colour or weight become spans, line by line. */
export function codeRuns(block: TextBlock): (Element | string)[] {
  const runs: (Look & { text: string })[] = [];
  const plain: Look = { color: block.color, weight: block.font.weight };
  const styleSignature = ({ color, weight = plain.weight }: StyledWord): Look => ({ color, weight });
  const add = (text: string, look: Look) => {
    const last = runs[runs.length - 1];
    if (last && isSame(last, look)) last.text += text;
    else if (text !== '') runs.push({ text, ...look });
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
      const look = styleSignature(word);
      add(' '.repeat(spaces), last && isSame(styleSignature(last), look) ? look : plain);
      add(word.text, look);
      end = word.box.x + [...word.text].length * cell;
    });
  });
  return runs.map(({ text, ...look }) => {
    if (isSame(look, plain)) return text;
    const css: Css = look.color === plain.color ? {} : { color: toHex(look.color) };
    if (look.weight !== plain.weight) css['font-weight'] = String(look.weight);
    return { tag: 'span', name: 'code-part', css, children: [text] };
  });
}

type Look = { color: Rgb; weight: 400 | 700 };

const isSame = (a: Look, b: Look): boolean => a.color === b.color && a.weight === b.weight;
