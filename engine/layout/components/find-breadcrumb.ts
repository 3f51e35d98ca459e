import type { Rgb } from '../../model/color.ts';
import type { LayoutNode } from '../../model/layout-node.ts';
import type { TextBlock } from '../../model/text-block.ts';
import type { StyledWord } from '../../model/text-line.ts';
import { unionBox } from '../../raster/box.ts';
import { group } from '../arrange.ts';
import { textsOf } from '../assign-headings.ts';
import { isTrail } from '../is-trail.ts';
import { inReadingOrder, itemOf, nameOfSign } from './item.ts';

/** A trail stands above what it leads to. */
const MAX_TOP_PX = 420;
const MAX_HEIGHT_PX = 40;
/** The bar that it may stand on is higher by its padding. */
const MAX_BAR_HEIGHT_PX = 60;
const MAX_SIGN_PX = 24;

/** The way to the page: names of places with the same sign between them, in one line. */
export function findBreadcrumb(node: LayoutNode): LayoutNode | undefined {
  const isLine = node.kind === 'row' || (node.kind === 'text' && node.text.lines.length === 1);
  const isLow = node.box.height <= (node.paint ? MAX_BAR_HEIGHT_PX : MAX_HEIGHT_PX);
  if (!isLine || node.role === 'h1' || node.box.y > MAX_TOP_PX || !isLow) return undefined;
  const words = node.kind === 'text' ? itemOf(node).words : trailOf(node);
  if (words === undefined || !isTrail(words, colorsOf(node))) return undefined;
  node.role = 'nav';
  node.component = { kind: 'breadcrumb', name: 'Breadcrumb' };
  if (node.kind === 'text') splitAtSigns(node);
  else for (const child of node.children) if (child.kind === 'text' && child.role !== 'label') child.role = 'a';
  return node;
}

const colorsOf = (node: LayoutNode): Rgb[] =>
  textsOf(node).flatMap(({ text }) => text!.lines.flatMap(({ words }) => words.map(({ color }) => color)));

const isSign = (words: string): boolean => /^[/›»>]$/.test(words);

/** A line becomes a row of its places, each with the sign behind it where that is a word of its own; the last is where one is. */
function splitAtSigns(node: LayoutNode & { kind: 'text' }): void {
  const { text, box, ink } = node;
  const [line] = text.lines;
  const runs: StyledWord[][] = [];
  for (const word of line.words) {
    const last = runs.at(-1);
    if (last && !isSign(word.text) && !isSign(last[0].text)) last.push(word);
    else runs.push([word]);
  }
  if (runs.length < 3 || runs.length % 2 === 0) return;
  const parts = runs.map((words, i): LayoutNode => {
    const { x, width } = unionBox(words.map((word) => word.box));
    const own = { ...box, x, width };
    const role = isSign(words[0].text) || i === runs.length - 1 ? {} : { role: 'a' };
    const part = { ...line, words, box: { ...line.box, x, width }, text: words.map((word) => word.text).join(' ') };
    const block: TextBlock = {
      ...text,
      lines: [part],
      box: own,
      ink: { ...ink, x, width },
      color: words[0].color,
      align: 'left',
      wrapWidth: Math.ceil(width * 1.1),
    };
    return { kind: 'text', box: own, ink: block.ink, text: block, children: [], ...role } as LayoutNode;
  });
  const children = parts.flatMap((part, i) =>
    i % 2 > 0 ? [] : [parts[i + 1] ? group('row', [part, parts[i + 1]]) : part],
  );
  Object.assign(node, { kind: 'row', text: undefined, children });
}

/** The words of a row with its chevrons between them; nothing where there is something else. */
function trailOf(row: LayoutNode): string | undefined {
  const parts = inReadingOrder(row).map((child) => {
    if (child.kind === 'text') return itemOf(child).words;
    const isSmall = child.kind === 'image' && Math.max(child.box.width, child.box.height) <= MAX_SIGN_PX;
    if (!isSmall) return undefined;
    const name = nameOfSign(child);
    return /right|next|forward/.test(name) ? '›' : /home|house/.test(name) ? 'home' : undefined;
  });
  return parts.every((part) => part !== undefined) ? parts.join(' ') : undefined;
}
