import { codeRuns } from '../emit/code-runs.ts';
import { px } from '../emit/lengths.ts';
import { textLanguage } from '../emit/own-language.ts';
import { bearsLine, isItalic, isStruck, runsOf } from '../emit/text-runs.ts';
import { hrefOf } from '../layout/contact.ts';
import { isDot } from '../layout/insert-dots.ts';
import type { Css, Element } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { TextBlock } from '../model/text-block.ts';
import { toHex } from '../raster/color.ts';
import { breaksAlike, lineWidth, type WrapRange, wrapRange, wrapWidthIn } from '../text-blocks/line-width.ts';
import { fontStackOf } from '../typeface/families.ts';
import { trace } from './check/origin.ts';
import { addAt, addSides, type Built, type Context, type Frame } from './context.ts';
import { freePunctuation } from './free-punctuation.ts';
import { MAX_OFF_MIDDLE_PX } from './place.ts';
import { onPhone, type TypeStyle } from './type-styles.ts';

/** Widths in px that a paragraph may be given, narrowest first: those of Tailwind's containers. */
export const WIDTHS: readonly number[] = [192, 224, 256, 288, 320, 384, 448, 512, 576, 672, 768, 896, 1024, 1152];

const NAMES: Record<string, string> = {
  a: 'link',
  li: 'item',
  label: 'label',
  h1: 'title',
  h2: 'heading',
  h3: 'subheading',
};

/** A text as one element, aligned in the columns that it fills. */
export function buildText(node: LayoutNode, frame: Frame, context: Context): Built {
  const block = node.text!;
  const tag = block.code ? 'pre' : (node.role ?? 'p');
  const style = context.typeOf(block);
  const lineHeight = context.consensus.seen(node, 'line-height', style.lineHeight, block.lines.length > 1);
  const css: Css = { ...typeCss(block, { ...style, lineHeight }, context, tag) };
  const align = alignOf(node, frame, context);
  if (align !== 'left') css['text-align'] = align;
  if (block.lines.length > 1) {
    const width = widthOf(block, style, frame);
    const max = context.consensus.number(node, 'max-width', width ?? 0);
    if (max > 0) {
      css['max-width'] = px(max);
      if (align === 'center') css['margin-left'] = css['margin-right'] = 'auto';
      if (align === 'right') css['margin-left'] = 'auto';
    }
  }
  const { start = block.box.x } = frame;
  const x = Math.abs(block.box.x - start) <= SAME_EDGE_PX ? start : block.box.x;
  const indent = align === 'left' ? context.spacing.step(context.consensus.number(node, 'indent', x - frame.x0)) : 0;
  const attributes = textLanguage(block, context);
  if (tag === 'a') attributes.href = hrefOf(block.lines.map((line) => line.text).join(' '));
  if (isDot(block)) attributes['aria-hidden'] = 'true';
  if (tag === 'button') {
    attributes.type = 'button';
    Object.assign(css, { border: '0', 'background-color': 'transparent', padding: '0' });
  }
  if (node.form?.labels) attributes.for = node.form.labels;
  if (tag === 'pre') css['white-space'] = 'pre-wrap';
  // In a list this is said already, and left out later: the dot of a badge is in none.
  if (block.bullet && block.number === undefined)
    Object.assign(css, { display: 'list-item', 'list-style': block.bullet === true ? 'disc' : block.bullet });
  const runs = block.code ? codeRuns(block) : runsOf(block, tag, context.language);
  // In a heading the stop is stressed like its word.
  const children = /^h\d$/.test(tag) ? runs : freePunctuation(runs);
  const element: Element = { tag, name: NAMES[tag] ?? 'text', attributes, css, children };
  if (tag === 'blockquote') {
    // What is quoted is a paragraph of it.
    const paragraph: Element = { tag: 'p', name: 'text', css: {}, children };
    trace(paragraph, node);
    element.children = [paragraph];
  }
  if (indent >= 4) addSides(element, { 'margin-left': px(indent) }, 0, context);
  addPhoneType(element, { ...style, lineHeight }, context);
  const [first] = block.lines;
  // Blank lines of a listing are lines, too.
  const count = block.code ? Math.round(block.box.height / block.lineHeight) : block.lines.length;
  const height = lineHeight * count;
  // The line stays where it is, the room around it is another.
  const own = block.box.height / count;
  return { element, top: (first ? block.box.y : node.box.y) + (own - lineHeight) / 2, height };
}

/** Headlines that would fill a phone's screen are smaller there. */
export function addPhoneType(element: Element, style: TypeStyle, context: Context): void {
  const phone = onPhone(style);
  if (!phone || context.designWidth < 640) return;
  element.css['font-size'] = px(phone.size);
  element.css['line-height'] = px(phone.lineHeight);
  addAt(element, 'lg', { 'font-size': px(style.size), 'line-height': px(style.lineHeight) }, context);
}

/** Type declarations that differ from what the page inherits. */
export function typeCss(block: TextBlock, { size, lineHeight }: TypeStyle, { base }: Context, tag: string): Css {
  const css: Css = { 'font-size': px(size), 'line-height': px(lineHeight) };
  if (block.font.family !== base.family || tag === 'pre') css['font-family'] = fontStackOf(block.font.family);
  css['font-weight'] = String(block.font.weight);
  const tracking = trackingOf(block, size);
  if (tracking !== 0) css['letter-spacing'] = `${tracking}em`;
  css.color = toHex(block.color);
  if (isItalic(block)) css['font-style'] = 'italic';
  if (bearsLine(block, tag)) css['text-decoration'] = 'underline';
  else if (tag === 'a') css['text-decoration'] = 'none';
  if (isStruck(block)) css['text-decoration'] = 'line-through';
  return css;
}

/** How far a text may end from the edge of its columns, in px, to stand at it. */
export const SAME_EDGE_PX = 4;

/** The edge that a text shares with its columns. */
export function alignOf(
  node: LayoutNode,
  { x0, x1, endsRight }: Frame,
  { consensus }: Context,
): 'left' | 'center' | 'right' {
  const { ink, lines, align } = node.text!;
  if (lines.length > 1) return consensus.choice(node, 'align', align);
  const before = ink.x - x0;
  const after = x1 - ink.x - ink.width;
  const own =
    before > 6 && Math.abs(before - after) <= Math.max(MAX_OFF_MIDDLE_PX, 0.01 * (x1 - x0))
      ? 'center'
      : (endsRight || before > 24) && Math.abs(after) <= SAME_EDGE_PX
        ? 'right'
        : 'left';
  return consensus.choice(node, 'align', own);
}

/** The width that makes a paragraph break its lines where the design does; none where its columns do that already. */
function widthOf(block: TextBlock, style: TypeStyle, frame: Frame): number | undefined {
  const room = roomOf(block, frame);
  const range = rangeOf(block, style);
  const { measure } = frame;
  if (measure !== undefined && measure <= room && range.least <= measure && range.most > measure) return measure;
  if (breaksAlike(range, room) || (frame.isProven && range.least <= room && range.most > room)) return undefined;
  const width = widthIn(range, style, room);
  return width < room ? width : undefined;
}

/** A width of a container that breaks lines like that and fits into a room, else one of their own. */
export const widthIn = (range: WrapRange, { size }: TypeStyle, room: number): number =>
  WIDTHS.find((width) => width < room && breaksAlike(range, width)) ?? wrapWidthIn(range, size);

export const roomOf = ({ align, box }: { align: TextBlock['align']; box: { x: number } }, { x0, x1 }: Frame): number =>
  align === 'left' ? x1 - Math.max(x0, box.x) : x1 - x0;

export const rangeOf = (block: TextBlock, { size }: TypeStyle) =>
  wrapRange(block.lines, block.breaks, block.font, size, size * trackingOf(block, size));

/** So many paragraphs that break at one edge do not do so by chance. */
const MIN_PROOF_COUNT = 2;

/**
 * Columns whose edge most paragraphs in them surely break at: those that do so by less than a font may run wider need no width of
 * their own.
 */
export function prove(frame: Frame, children: readonly LayoutNode[], { typeOf }: Context): Frame {
  const blocks = children.flatMap(({ text }) => (text && text.lines.length > 1 ? [text] : []));
  const sure = blocks.filter((block) => breaksAlike(rangeOf(block, typeOf(block)), roomOf(block, frame)));
  const isProven = sure.length >= MIN_PROOF_COUNT && 2 * sure.length > blocks.length;
  return isProven ? { ...frame, isProven } : frame;
}

/** Less is no spacing that anybody set, but how well a width was measured. */
const MIN_TRACKING_EM = 0.02;

/** What is written between the letters of a text, in em. */
function trackingOf({ letterSpacing }: TextBlock, size: number): number {
  const spacing = Math.round((letterSpacing / size) * 100) / 100;
  return Math.abs(spacing) >= MIN_TRACKING_EM ? spacing : 0;
}

/** How wide a line of text runs, in px. */
export const naturalWidth = ({ lines, font, size, letterSpacing, ink }: TextBlock): number =>
  Math.max(ink.width, ...lines.map((line) => lineWidth(line, font, size, letterSpacing)));
