import type { Element } from '../../model/element.ts';
import type { LayoutNode } from '../../model/layout-node.ts';
import { linePieces } from '../../text-blocks/line-pieces.ts';
import { FAMILIES, FOR_SCRIPTS, fontStackOf } from '../../typeface/families.ts';
import { fontOf } from '../../typeface/fonts.ts';
import { BLEED_PX } from '../../typeface/ink-model.ts';
import { measureText, textWidth } from '../../typeface/measure-text.ts';
import { pixelsOf, type Styles, type TextStyle, textStyleOf } from './computed-style.ts';

/** Words that no line breaks apart; `space` is the room before it where it does not begin a line. Widths in px. */
type Word = { width: number; space: number; breaks: boolean };

/** The words of an element that holds nothing but text, with its style. */
export type InlineText = {
  words: Word[];
  style: TextStyle;
  wraps: boolean;
  /** How wide its element lets it be, in px: the layout asks for its height in a room that this does not limit yet. */
  most?: number;
  /** What a browser may run it wider than its metrics say, as a share. */
  wider: number;
};

const INLINE_TAGS = new Set('a abbr b br cite code em i s small span strong sub sup time mark'.split(' '));

/** Whether a part flows like words do. */
export const isInline = (child: Element | string, styles: Styles, around: string): boolean =>
  typeof child === 'string' ||
  (INLINE_TAGS.has(child.tag) &&
    styles.of(child, around).display === 'inline' &&
    child.children.every((one) => isInline(one, styles, 'inline')));

const BY_STACK = new Map([...FAMILIES, ...FOR_SCRIPTS].map(({ id }) => [fontStackOf(id), id]));

/**
 * The words of an element with their widths.
 *
 * @param origin the part of the design that they show
 */
export function inlineText(
  children: readonly (Element | string)[],
  style: TextStyle,
  styles: Styles,
  origin?: LayoutNode,
): InlineText {
  const words: Word[] = [];
  // Whether a space or the beginning stands before what comes next.
  let isOpen = true;
  let space = 0;
  const add = (text: string, own: TextStyle): void => {
    const font = fontOf(BY_STACK.get(own.family) ?? 'arial', own.weight, own.italic);
    const widthOf = (part: string): number => textWidth(font, part, own.size, own.letterSpacing);
    text.split(own.keeps ? /(\n| +)/ : /(\s+)/).forEach((part) => {
      if (part === '') return;
      if (part === '\n' && own.keeps) {
        words.push({ width: 0, space: 0, breaks: true });
        isOpen = true;
        space = 0;
        return;
      }
      if (/^\s/.test(part)) {
        isOpen = true;
        space = own.keeps ? widthOf(part) : widthOf(' ');
        return;
      }
      linePieces(part).forEach((piece, i) => {
        const last = words[words.length - 1];
        if (isOpen || i > 0 || !last)
          words.push({ width: widthOf(piece), space: words.length > 0 && i === 0 ? space : 0, breaks: false });
        else last.width += widthOf(piece);
      });
      isOpen = false;
    });
  };
  const walk = (child: Element | string, own: TextStyle): void => {
    if (typeof child === 'string') add(decoded(child), own);
    else if (child.tag === 'br') {
      words.push({ width: 0, space: 0, breaks: true });
      isOpen = true;
      space = 0;
    } else {
      const css = styles.of(child, 'inline');
      const inner = textStyleOf(child.tag, css, own);
      const side = (name: string): number => pixelsOf(css[`padding-${name}`]) ?? 0;
      const before = words.length;
      for (const one of child.children) walk(one, inner);
      if (words[before]) words[before].width += side('left');
      if (words.length > before) words[words.length - 1].width += side('right');
    }
  };
  for (const child of children) walk(child, style);
  return { words, style, wraps: style.wraps, wider: Math.min(MAX_RUN_WIDER, runsWider(origin)) };
}

/** What a line ran wider in the design than the metrics of its font say, as a share: no more than this in a browser. */
function runsWider(origin: LayoutNode | undefined): number {
  const [line, ...others] = origin?.text?.lines ?? [];
  if (!origin?.text || !line || others.length > 0) return MAX_RUN_WIDER;
  const { font, size, letterSpacing, ink } = origin.text;
  const { start, end } = measureText(font, line.text);
  const expected = (end - start) * size + (line.text.length - 1) * letterSpacing;
  return expected > 0 ? Math.max(0, (ink.width - BLEED_PX) / expected - 1) : MAX_RUN_WIDER;
}

const ENTITIES: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&nbsp;': '\u00a0' };
const decoded = (text: string): string => text.replace(/&\w+;/g, (entity) => ENTITIES[entity] ?? entity);

/** What a browser's fonts may run wider than their metrics say, as a share. */
const MAX_RUN_WIDER = 0.012;
/** A text in as much room as it needs, in px, is in a box that it has made itself. */
const OWN_ROOM_PX = 0.1;

/** Widths of the lines that a text has in some room, in px; what is meant as one line and fits only just is broken, as a browser may do. */
export function linesIn(text: InlineText, room: number): number[] {
  const lines = breakLines(text, room, 0);
  const meant = text.words.filter(({ breaks }) => breaks).length + 1;
  const isTight = (width: number): boolean => room - width > OWN_ROOM_PX && width * (1 + text.wider) > room;
  return lines.length === meant && lines.some(isTight) ? breakLines(text, room, text.wider) : lines;
}

function breakLines({ words, wraps }: InlineText, room: number, wider: number): number[] {
  const lines: number[] = [];
  let width = -1;
  for (const word of words) {
    if (word.breaks) {
      lines.push(Math.max(0, width));
      width = -1;
    } else if (width < 0) width = word.width;
    else if (!wraps || (width + word.space + word.width) * (1 + wider) <= room + 0.02) width += word.space + word.width;
    else {
      lines.push(width);
      width = word.width;
    }
  }
  if (width >= 0) lines.push(width);
  return lines;
}

/** The size of a text in px: as narrow or as wide as it can be, or in the room that there is. */
export function sizeOfText(
  text: InlineText,
  room: number | 'min-content' | 'max-content',
): { width: number; height: number } {
  const lines = linesIn(text, room === 'max-content' ? Number.POSITIVE_INFINITY : room === 'min-content' ? 0 : room);
  const widest = Math.max(0, ...lines);
  // What has to break takes all the room there is.
  const width =
    typeof room === 'number' && lines.length > 1 ? Math.max(widest, Math.min(room, naturalWidth(text))) : widest;
  return { width: Math.ceil(64 * width) / 64, height: lines.length * text.style.lineHeight };
}

const naturalWidth = (text: InlineText): number => Math.max(0, ...linesIn(text, Number.POSITIVE_INFINITY));
