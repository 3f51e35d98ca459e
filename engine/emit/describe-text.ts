import type { Node } from '../layout/node.ts';
import { contrastRatio, isColorful, type Rgb, toHex } from '../raster/color.ts';
import { FONT_STACKS } from '../style/fonts.ts';
import { lineWidth, nextWidth } from '../text/line-width.ts';
import type { TextBlock } from '../text/text-block.ts';
import { codeRuns } from './code-runs.ts';
import type { Context, Frame } from './context.ts';
import type { Css, Element } from './element.ts';
import { GUTTER, held, px } from './lengths.ts';
import { indentOf, isPageWide, placementOf } from './place.ts';

/** Wider words, in pixels, may have to be broken on a phone. */
const LONGEST_WORD = 150;

const NAMES: Record<string, string> = {
  p: 'text',
  a: 'link',
  li: 'item',
  label: 'label',
  h1: 'title',
  h2: 'heading',
  h3: 'subheading',
};

/** A text block as one element, with its runs of another colour as links or spans. */
export function describeText(node: Node, frame: Frame, context: Context): Element {
  const block = node.text!;
  if (block.code) return describeCode(node, frame, context);
  const tag = node.role ?? 'p';
  const attributes: Record<string, string> = {};
  if (tag === 'a') attributes.href = '#';
  if (node.labels) attributes.for = node.labels;
  const css: Css = {
    ...typeCss(block, context, tag),
    ...placeText(block, frame, context),
    ...roomFor(block, frame, context),
  };
  if (tag === 'a' || tag === 'label') css.display = 'block';
  const runs = runsOf(block, tag);
  const children = tag === 'label' ? [{ tag: 'span', name: 'label-text', css: {}, children: runs }] : runs;
  return { tag, name: NAMES[tag] ?? 'text', attributes, css, children };
}

/** A listing keeps its lines; on a narrow screen they wrap rather than widen the page. */
function describeCode(node: Node, frame: Frame, context: Context): Element {
  const block = node.text!;
  const css: Css = {
    ...typeCss(block, context, 'pre'),
    margin: '0',
    'white-space': 'pre-wrap',
    ...placeText(block, frame, context),
  };
  delete css['max-width'];
  // The face is always said: a browser sets `pre` in one of its own.
  css['font-family'] = FONT_STACKS[block.font.family];
  return { tag: 'pre', name: 'code', css, children: codeRuns(block) };
}

/** Type declarations that differ from what the element inherits. */
export function typeCss(block: TextBlock, { base }: Context, tag: string): Css {
  const css: Css = {};
  if (block.font.family !== base.family) css['font-family'] = FONT_STACKS[block.font.family];
  css['font-size'] = px(block.size);
  css['line-height'] = px(block.lineHeight);
  const bold = block.font.weight === 700;
  if (bold) css['font-weight'] = '700';
  else if (/^(h\d|th)$/.test(tag)) css['font-weight'] = '400';
  if (block.letterSpacing !== 0) css['letter-spacing'] = px(block.letterSpacing);
  if (block.color !== base.color || tag === 'a') css.color = toHex(block.color);
  if (isItalic(block)) css['font-style'] = 'italic';
  if (tag === 'a') css['text-decoration'] = isUnderlined(block) ? 'underline' : 'none';
  else if (isUnderlined(block)) css['text-decoration'] = 'underline';
  return css;
}

const isUnderlined = (block: TextBlock): boolean =>
  block.lines.every((line) => line.words.every((word) => word.underlined));

const isItalic = (block: TextBlock): boolean => block.lines.every((line) => line.words.every((word) => word.italic));

function placeText(block: TextBlock, frame: Frame, context: Context): Css {
  const { kind, before, after } = placementOf(
    block.align === 'left' && block.lines.length > 1 ? block.box : block.ink,
    frame,
  );
  const css: Css = {};
  const single = block.lines.length === 1;
  const align = single ? (kind === 'center' ? 'center' : kind === 'right' ? 'right' : 'left') : block.align;
  const paged = isPageWide(frame, context);
  if (align === 'center') {
    css['text-align'] = 'center';
    if (kind === 'center' || kind === 'full') {
      if (!single && !wrapsAlike(block, frame.x1 - frame.x0)) {
        css['max-width'] = px(block.wrapWidth);
        css['margin-left'] = 'auto';
        css['margin-right'] = 'auto';
      }
      if (paged && before > 2 * GUTTER && (single || css['max-width'])) {
        css['padding-left'] = css['padding-right'] = px(GUTTER);
        if (css['max-width']) css['max-width'] = px(block.wrapWidth + 2 * GUTTER);
      }
    } else {
      css['max-width'] = px(block.wrapWidth);
      if (before > 0) css['margin-left'] = indentOf(before - (block.wrapWidth - block.ink.width) / 2, frame, context);
    }
    return css;
  }
  if (align === 'right') {
    css['text-align'] = 'right';
    if (after > 3) css['margin-right'] = indentOf(after, frame, context);
    if (!single) {
      css['max-width'] = px(block.wrapWidth);
      css['margin-left'] = 'auto';
    }
    return css;
  }
  const offset = block.box.x - frame.x0;
  if (offset >= 1 || offset <= -2) css['margin-left'] = indentOf(offset, frame, context);
  if (paged && offset >= GUTTER && after > 3 * GUTTER) css['margin-right'] = px(GUTTER);
  if (!single && !wrapsAlike(block, frame.x1 - block.box.x - (css['margin-right'] ? GUTTER : 0)))
    css['max-width'] = px(block.wrapWidth);
  return css;
}

/**
 * Where a text has hardly more room than it needs, a font that is a little wider would break its line and push all that
 * follows down. A minimal width that shrinks with the screen gives it air at the design width only.
 */
function roomFor(block: TextBlock, frame: Frame, { designWidth }: Context): Css {
  const natural = Math.max(
    block.ink.width,
    ...block.lines.map((line) => lineWidth(line, block.font, block.size, block.letterSpacing)),
  );
  const x0 = block.align === 'left' ? Math.max(frame.x0, block.box.x) : frame.x0;
  const room = frame.x1 - x0;
  const wanted = block.lines.length === 1 ? Math.ceil(natural * 1.03 + 3) : block.wrapWidth;
  if (room >= wanted) return {};
  // A word is not broken for the sake of its neighbours; lines are, on screens narrower than the design.
  const isWord = block.lines.length === 1 && block.lines[0].words.length === 1 && wanted <= LONGEST_WORD;
  return { 'min-width': isWord ? 'min-content' : held(wanted, x0, designWidth) };
}

/** Whether the browser breaks the lines where the design does when it has this much room. */
function wrapsAlike(block: TextBlock, room: number): boolean {
  const widths = block.lines.map((line) => lineWidth(line, block.font, block.size, block.letterSpacing));
  const slack = 0.006 * room + 2;
  return widths.every((width, i) => {
    if (width > room - slack) return false;
    const next = block.lines[i + 1];
    if (!next || block.breaks.includes(i + 1)) return true;
    return width + nextWidth(next.words[0], block.font, block.size, block.letterSpacing) > room + slack;
  });
}

type Run = { text: string; color: Rgb; underlined: boolean; weight: 400 | 700; italic: boolean; begins: boolean };

/** Runs of one look: what differs from the block is a link when it is colourful or underlined, else strong or a span. */
export function runsOf(block: TextBlock, tag: string): (Element | string)[] {
  const whole = isUnderlined(block);
  const own = block.font.weight;
  const leaning = isItalic(block);
  const runs: Run[] = [];
  block.lines.forEach((line, i) => {
    line.words.forEach((word, at) => {
      const last = runs[runs.length - 1];
      const { text, color, weight = own } = word;
      const run = {
        text,
        color,
        weight,
        italic: word.italic === true && !leaning,
        underlined: word.underlined && !whole,
        begins: at === 0 && block.breaks.includes(i),
      };
      if (last && !run.begins && sameLook(last, run)) last.text += ` ${text}`;
      else runs.push(run);
    });
  });
  const out: (Element | string)[] = [];
  runs.forEach((run, i) => {
    if (run.begins) out.push({ tag: 'br', name: 'break', css: {}, children: [] });
    const space = i > 0 && !run.begins ? ' ' : '';
    if (run.color === block.color && !run.underlined && run.weight === own && !run.italic) {
      out.push(space + run.text);
      return;
    }
    if (space) out.push(space);
    out.push(describeRun(run, block, tag));
  });
  return mergeStrings(out);
}

const sameLook = (a: Run, b: Run): boolean =>
  a.color === b.color && a.underlined === b.underlined && a.weight === b.weight && a.italic === b.italic;

function describeRun({ text, color, underlined, weight, italic }: Run, block: TextBlock, tag: string): Element {
  const css: Css = color === block.color ? {} : { color: toHex(color) };
  // A link that only its colour sets apart must differ enough from the words around it (WCAG 1.4.1).
  const apart = isColorful(color) && color !== block.color && contrastRatio(color, block.color) >= 3;
  if (tag !== 'a' && (underlined || apart)) {
    const link: Css = { ...css, color: toHex(color), 'text-decoration': underlined ? 'underline' : 'none' };
    if (weight !== block.font.weight) link['font-weight'] = String(weight);
    if (italic) link['font-style'] = 'italic';
    return { tag: 'a', name: 'inline-link', attributes: { href: '#' }, css: link, children: [text] };
  }
  if (weight === block.font.weight || weight === 400) {
    if (weight !== block.font.weight) css['font-weight'] = '400';
    if (italic) return { tag: 'em', name: 'emphasis', css, children: [text] };
    return { tag: 'span', name: 'accent', css, children: [text] };
  }
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
