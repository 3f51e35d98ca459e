import { hrefOf } from '../layout/contact.ts';
import { isDot } from '../layout/insert-dots.ts';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { TextBlock } from '../model/text-block.ts';
import { toHex } from '../raster/color.ts';
import { breaksAlike, lineWidth, wrapRange } from '../text-blocks/line-width.ts';
import { fontStackOf } from '../typeface/families.ts';
import { codeRuns } from './code-runs.ts';
import type { Context, Frame } from './context.ts';
import { fluidMinWidth, GUTTER_PX, px } from './lengths.ts';
import { textLanguage } from './own-language.ts';
import { indentOf, isPageWide, placementOf } from './place.ts';
import { bearsLine, isItalic, isStruck, runsOf } from './text-runs.ts';

/** Wider words may have to be broken on a phone. */
const MAX_WORD_WIDTH_PX = 150;

const NAMES: Record<string, string> = {
  p: 'text',
  a: 'link',
  li: 'item',
  label: 'label',
  blockquote: 'quote',
  h1: 'title',
  h2: 'heading',
  h3: 'subheading',
};

/** A text block as one element, with its runs of another colour as links or spans. */
export function buildTextElement(node: LayoutNode, frame: Frame, context: Context): Element {
  const block = node.text!;
  if (block.code) return buildCodeElement(node, frame, context);
  const tag = node.role ?? 'p';
  const attributes = textLanguage(block, context);
  if (tag === 'a') attributes.href = hrefOf(block.lines.map((line) => line.text).join(' '));
  if (isDot(block)) attributes['aria-hidden'] = 'true';
  if (tag === 'button') attributes.type = 'button';
  if (node.form?.labels) attributes.for = node.form.labels;
  const css: Css = {
    ...(tag === 'blockquote' ? { margin: '0' } : {}),
    ...typeCss(block, context, tag),
    ...placeText(block, frame, context),
    ...minTextWidthCss(block, frame, context),
  };
  if (tag === 'a' || tag === 'label') css.display = 'block';
  if (tag === 'button') {
    Object.assign(css, { border: '0', 'background-color': 'transparent', padding: '0' });
    css['text-align'] ??= 'left';
  }
  // Its edges were seen, wherever its lines begin.
  if (attributes.dir) css['text-align'] ??= 'left';
  const runs = runsOf(block, tag, context.language);
  const children = tag === 'label' ? [{ tag: 'span', name: 'label-text', css: {}, children: runs }] : runs;
  return { tag, name: NAMES[tag] ?? 'text', attributes, css, children };
}

/** A listing keeps its lines; on a narrow screen they wrap rather than widen the page. */
function buildCodeElement(node: LayoutNode, frame: Frame, context: Context): Element {
  const block = node.text!;
  const css: Css = {
    ...typeCss(block, context, 'pre'),
    margin: '0',
    'white-space': 'pre-wrap',
    ...placeText(block, frame, context),
  };
  delete css['max-width'];
  // The font is always said: a browser sets `pre` in one of its own.
  css['font-family'] = fontStackOf(block.font.family);
  return { tag: 'pre', name: 'code', css, children: codeRuns(block) };
}

/** Type declarations that differ from what the element inherits. */
export function typeCss(block: TextBlock, { base }: Context, tag: string): Css {
  const css: Css = {};
  if (block.font.family !== base.family) css['font-family'] = fontStackOf(block.font.family);
  css['font-size'] = px(block.size);
  css['line-height'] = px(block.lineHeight);
  if (block.font.weight !== 400) css['font-weight'] = String(block.font.weight);
  else if (/^(h\d|th)$/.test(tag)) css['font-weight'] = '400';
  if (block.letterSpacing !== 0) css['letter-spacing'] = px(block.letterSpacing);
  if (block.color !== base.color || tag === 'a') css.color = toHex(block.color);
  if (isItalic(block)) css['font-style'] = 'italic';
  if (bearsLine(block, tag)) css['text-decoration'] = 'underline';
  else if (tag === 'a') css['text-decoration'] = 'none';
  if (isStruck(block)) css['text-decoration'] = 'line-through';
  return css;
}

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
      if (paged && before > 2 * GUTTER_PX && (single || css['max-width'])) {
        css['padding-left'] = css['padding-right'] = px(GUTTER_PX);
        if (css['max-width']) css['max-width'] = px(block.wrapWidth + 2 * GUTTER_PX);
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
  if (paged && offset >= GUTTER_PX && after > 3 * GUTTER_PX) css['margin-right'] = px(GUTTER_PX);
  if (!single && !wrapsAlike(block, frame.x1 - block.box.x - (css['margin-right'] ? GUTTER_PX : 0)))
    css['max-width'] = px(block.wrapWidth);
  return css;
}

/**
 * Where a text has hardly more room than it needs, a font that is a little wider would break its line and push all that
 * follows down. A minimal width that shrinks with the screen makes room for it at the design width only.
 */
function minTextWidthCss(block: TextBlock, frame: Frame, { designWidth }: Context): Css {
  const natural = Math.max(
    block.ink.width,
    ...block.lines.map((line) => lineWidth(line, block.font, block.size, block.letterSpacing)),
  );
  const x0 = block.align === 'left' ? Math.max(frame.x0, block.box.x) : frame.x0;
  const room = frame.x1 - x0;
  const wanted = block.lines.length === 1 ? Math.ceil(natural * 1.03 + 3) : block.wrapWidth;
  if (room >= wanted) return {};
  // A word is not broken for the sake of its neighbours; lines are, on screens narrower than the design.
  const isWord = block.lines.length === 1 && block.lines[0].words.length === 1 && wanted <= MAX_WORD_WIDTH_PX;
  return { 'min-width': isWord ? 'min-content' : fluidMinWidth(wanted, x0, designWidth) };
}

/** Whether the browser breaks the lines where the design does when it has this much room. */
const wrapsAlike = ({ lines, breaks, font, size, letterSpacing }: TextBlock, room: number): boolean =>
  breaksAlike(wrapRange(lines, breaks, font, size, letterSpacing), room);
