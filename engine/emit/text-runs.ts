import type { LanguageCode } from '../language/languages.ts';
import { hrefOf } from '../layout/contact.ts';
import type { Rgb } from '../model/color.ts';
import type { Css, Element } from '../model/element.ts';
import type { Gradient } from '../model/paint.ts';
import type { TextBlock } from '../model/text-block.ts';
import type { InlineCode } from '../model/text-line.ts';
import { contrastRatio, isColorful, toHex } from '../raster/color.ts';
import { BOLD } from '../typeface/fonts.ts';
import { buildCodeRunElement } from './build-code-run.ts';
import { languageAttributes, ownLanguageOf, ownLanguageOfBlock } from './own-language.ts';
import { textGradientCss } from './paint-css.ts';

const isUnderlined = (block: TextBlock): boolean =>
  block.lines.every((line) => line.words.every((word) => word.underlined));

/** What is a heading, an item or a cell by its place is a link by its line. */
const HOLDS_LINK = /^(h\d|li|td|th)$/;

/** Whether an element is underlined itself, as all words in it are; in what cannot lead anywhere a link is. */
export const bearsLine = (block: TextBlock, tag: string): boolean => isUnderlined(block) && !HOLDS_LINK.test(tag);

export const isStruck = (block: TextBlock): boolean =>
  block.lines.every((line) => line.words.every((word) => word.struck));

export const isItalic = (block: TextBlock): boolean =>
  block.lines.every((line) => line.words.every((word) => word.italic));

type Run = {
  text: string;
  color: Rgb;
  underlined: boolean;
  struck: boolean;
  weight: number;
  italic: boolean;
  begins: boolean;
  glued: boolean;
  code: InlineCode | undefined;
  gradient: Gradient | undefined;
  /** Where it is in another script than the text around it. */
  language: LanguageCode | undefined;
};

/** Runs of one style: what differs from the block is a link when it is colourful or underlined, else strong or a span. */
export function runsOf(block: TextBlock, tag: string, page?: LanguageCode): (Element | string)[] {
  const language = ownLanguageOfBlock(block, page);
  const whole = bearsLine(block, tag);
  const own = block.font.weight;
  const isAllItalic = isItalic(block);
  const isAllStruck = isStruck(block);
  const runs: Run[] = [];
  block.lines.forEach((line, i) => {
    line.words.forEach((word, at) => {
      const last = runs[runs.length - 1];
      const { text, color, weight = own, code, gradient } = word;
      const run = {
        text,
        color,
        weight,
        italic: word.italic === true && !isAllItalic,
        underlined: word.underlined && !whole,
        struck: word.struck === true && !isAllStruck,
        begins: at === 0 && block.breaks.includes(i),
        glued: word.glued === true,
        code,
        gradient,
        language: language ? undefined : ownLanguageOf(word, page),
      };
      if (last && !run.begins && hasSameStyle(last, run)) last.text += run.glued ? text : ` ${text}`;
      else runs.push(run);
    });
  });
  const out: (Element | string)[] = [];
  runs.forEach((run, i) => {
    if (run.begins) out.push({ tag: 'br', name: 'break', css: {}, children: [] });
    const space = i > 0 && !run.begins && !run.glued ? ' ' : '';
    if (run.code) {
      if (space) out.push(space);
      out.push(buildCodeRunElement(run.text, run.color, run.code, block));
      return;
    }
    const isPlain = run.color === block.color && run.weight === own && !run.underlined && !run.struck && !run.italic;
    if (isPlain && !run.gradient && !run.language) {
      out.push(space + run.text);
      return;
    }
    if (space) out.push(space);
    const element = buildRunElement(run, block, tag);
    if (run.language) element.attributes = { ...element.attributes, ...languageAttributes(run.language, page) };
    out.push(element);
  });
  return mergeStrings(out);
}

const hasSameStyle = (a: Run, b: Run): boolean =>
  a.code === b.code &&
  a.gradient === b.gradient &&
  a.language === b.language &&
  a.color === b.color &&
  a.underlined === b.underlined &&
  a.struck === b.struck &&
  a.weight === b.weight &&
  a.italic === b.italic;

function buildRunElement(run: Run, block: TextBlock, tag: string): Element {
  const { text, color, underlined, struck, weight, italic, gradient } = run;
  const css: Css = color === block.color ? {} : { color: toHex(color) };
  if (gradient) Object.assign(css, textGradientCss(gradient));
  if (struck) {
    if (weight !== block.font.weight) css['font-weight'] = String(weight);
    return { tag: 's', name: 'struck', css, children: [text] };
  }
  // A link that only its colour sets apart must differ enough from the words around it (WCAG 1.4.1).
  const isDistinct = weight !== block.font.weight || contrastRatio(color, block.color) >= 3;
  // A figure in green or red is better or worse than before, and leads nowhere.
  const apart = !gradient && isColorful(color) && color !== block.color && isDistinct && /\p{L}{2}/u.test(text);
  // In a heading another colour stresses words.
  const leads = underlined || (apart && !/^h\d$/.test(tag));
  if (tag !== 'a' && leads) {
    const link: Css = { ...css, color: toHex(color), 'text-decoration': underlined ? 'underline' : 'none' };
    if (weight !== block.font.weight) link['font-weight'] = String(weight);
    if (italic) link['font-style'] = 'italic';
    return { tag: 'a', name: 'inline-link', attributes: { href: hrefOf(text) }, css: link, children: [text] };
  }
  if (weight <= block.font.weight || weight < BOLD) {
    if (weight !== block.font.weight) css['font-weight'] = String(weight);
    if (italic) return { tag: 'em', name: 'emphasis', css, children: [text] };
    return { tag: 'span', name: 'accent', css, children: [text] };
  }
  // By itself, `strong` is set in 700, and in 900 where all around it is bold.
  if (weight !== 700 || block.font.weight >= BOLD) css['font-weight'] = String(weight);
  if (italic) css['font-style'] = 'italic';
  return { tag: 'strong', name: 'strong', css, children: [text] };
}

function mergeStrings(children: (Element | string)[]): (Element | string)[] {
  const merged: (Element | string)[] = [];
  for (const child of children) {
    const last = merged[merged.length - 1];
    if (typeof child === 'string' && typeof last === 'string') merged[merged.length - 1] = last + child;
    else merged.push(child);
  }
  return merged;
}
