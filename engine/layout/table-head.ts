import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { TextBlock } from '../model/text-block.ts';
import { bottom, overlapX, right } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import { arrange, group } from './arrange.ts';
import { textsOf } from './assign-headings.ts';
import { linesAcross } from './lines-across.ts';
import { isShortLine, isShortName, leavesOf, wordsOf } from './regions/entries.ts';
import { cardOf, onGround } from './share-ground.ts';
import { isNamed, MIN_COLUMN_COUNT, MIN_ROW_COUNT, partsOf } from './table-columns.ts';
import { cutColumns } from './xy-cut.ts';

const MAX_HEAD_HEIGHT_PX = 72;

/** A row of short lines that may name the columns of what follows, with a check box for all rows, or signs beside them. */
export function headOf(node: LayoutNode): LayoutNode | undefined {
  if (node.kind !== 'row' || node.role || node.image || node.box.height > MAX_HEAD_HEIGHT_PX) return undefined;
  const cells = isNamed(node) ? joined(node.children) : undefined;
  if (!cells) return undefined;
  const named = cells.filter((cell) => leavesOf(cell).some(({ kind }) => kind === 'text'));
  if (named.length < MIN_COLUMN_COUNT) return undefined;
  const isName = (cell: LayoutNode): boolean =>
    textsOf(cell).every((leaf) => isShortLine(leaf) || isAbbreviation(leaf)) ||
    (isBroken(cell) && isShortName(wordsOf(cell)));
  if (!named.every(isName)) return undefined;
  if (cells.some(isApart) || (named.some(isBroken) && !areNames(named))) return undefined;
  // A sign alone tells its size badly.
  const sizes = named.flatMap((cell) => textsOf(cell).flatMap((leaf) => (isSingleSign(leaf) ? [] : leaf.text!.size)));
  // A heading with a link to more of it names no columns.
  if (Math.max(...sizes) > MAX_SIZE_RATIO * Math.min(...sizes)) return undefined;
  return { ...node, children: cells };
}

/** Whether a name has several lines. */
const isBroken = (cell: LayoutNode): boolean => textsOf(cell).flatMap(({ text }) => text!.lines).length > 1;

/** Levels by which the colours of names differ at most, and their weights. */
const MAX_NAME_COLOR_DISTANCE = 48;
const MAX_NAME_WEIGHT_DIFFERENCE = 100;

/**
 * Several lines are the names of columns where these are set alike, all of them. Two of them alone are rather labels with their
 * values, and what is set in several ways is a row of entries.
 */
function areNames(cells: readonly LayoutNode[]): boolean {
  const texts = cells.flatMap((cell) => textsOf(cell).map(({ text }) => text!));
  const [{ font, color }] = texts;
  const isAlike = (text: TextBlock): boolean =>
    Math.abs(text.font.weight - font.weight) <= MAX_NAME_WEIGHT_DIFFERENCE &&
    channelDistance(text.color, color) <= MAX_NAME_COLOR_DISTANCE;
  return cells.length >= MIN_TITLED_COUNT && texts.every(isAlike);
}

/** `No.`, `VAT No.`, `Qty.`, `#`, or the single letters of a league table. */
const isAbbreviation = ({ text }: LayoutNode): boolean =>
  text?.lines.length === 1 && !text.code && /^(\p{L}+ )?\p{L}{1,4}\.$|^[\p{L}#№%]$/u.test(text.lines[0].text);

const isSingleSign = ({ text }: LayoutNode): boolean => text?.lines.length === 1 && text.lines[0].text.length === 1;

/** Cells with lines around them touch each other, in px. */
const MAX_CELL_GAP_PX = 2;

/** Whether a cell has a frame of its own, apart from the others: a field, or the button behind it. */
function isApart({ paint, box }: LayoutNode, i: number, cells: readonly LayoutNode[]): boolean {
  if ((paint?.border?.sides.length ?? 0) < 4) return false;
  const [before, after] = [cells[i - 1], cells[i + 1]];
  return (
    (before !== undefined && box.x - right(before.box) > MAX_CELL_GAP_PX) ||
    (after !== undefined && after.box.x - right(box) > MAX_CELL_GAP_PX)
  );
}

/** Between the sizes of the names of one table. */
const MAX_SIZE_RATIO = 1.2;

/** The arrow of the column that rows are sorted by is no larger, and behind its name no farther from it, in px. */
const MAX_SIGN_PX = 20;
const MAX_SIGN_GAP_PX = 12;
/** Of the names: those that have an arrow behind them where arrows stand at the ends of the columns. */
const MIN_SIGNED_SHARE = 0.6;

const isSign = ({ kind, check, box }: LayoutNode): boolean => kind === 'image' && !check && box.width <= MAX_SIGN_PX;

/**
 * Signs right behind a name are one cell with it. Where a sign ends most columns, a name reaches up to its own, and a column
 * of which there is only that begins behind the last one.
 */
function joined(children: readonly LayoutNode[]): LayoutNode[] {
  const parts = [...children].sort((a, b) => a.ink.x - b.ink.x);
  const names = parts.filter((part) => !isSign(part));
  const signed = parts.filter((part, i) => !isSign(part) && parts[i + 1] && isSign(parts[i + 1]));
  const areEnded = signed.length >= MIN_COLUMN_COUNT && signed.length >= MIN_SIGNED_SHARE * names.length;
  const out: LayoutNode[] = [];
  parts.forEach((part, i) => {
    const before = parts[i - 1];
    const isBehind = before !== undefined && isSign(part);
    const isClose = isBehind && part.box.x - right(before.ink) <= MAX_SIGN_GAP_PX;
    if (isClose || (isBehind && areEnded && !isSign(before))) out.push(arrange([out.pop()!, part]));
    else out.push(isBehind && areEnded ? reaching(part, right(before.ink)) : part);
  });
  return out;
}

/** A cell that begins somewhere and ends with a sign. */
function reaching(sign: LayoutNode, x: number): LayoutNode {
  const box = { ...sign.box, x, width: right(sign.box) - x };
  return { kind: 'row', box, ink: box, children: [sign] };
}

/** What lies flush above and beside something else may be off by so much, in px. */
export const MAX_SEAM_PX = 3;

/**
 * The head that a card ends with, on its ground, the rows that the card holds below it, and what is above both, where the rows
 * go on below the card: those on grounds of their own flush below each other, others on what is behind the card.
 * @param below what follows the card
 */
export function headAtEnd(
  card: LayoutNode,
  below: readonly LayoutNode[],
): { above: LayoutNode; parts: LayoutNode[] } | undefined {
  if (card.kind !== 'stack' || card.paint?.fill === undefined || card.role || card.children.length < 2)
    return undefined;
  const at = card.children.findLastIndex((child) => headOf(child) !== undefined);
  const inside = card.children.slice(at);
  const head = inside[0];
  if (at < 1 || !inside.every(({ kind }) => kind === 'row')) return undefined;
  if (inside.length === 1 && head.paint) return undefined;
  const rows = below.filter(({ kind }) => kind !== 'rule').slice(0, MIN_ROW_COUNT);
  if (rows.length < MIN_ROW_COUNT || !rows.every((row, i) => goesOn(rows[i - 1] ?? card, row, card.box)))
    return undefined;
  const others = card.children.slice(0, at);
  return { above: cardOf(card, others, { below: head }), parts: onGround(card, inside, { above: others[at - 1] }) };
}

/** Whether a row is the next one below a card or another row: on a ground as wide as the card's flush below, or within its sides. */
function goesOn(above: LayoutNode, { kind, paint, box }: LayoutNode, card: Box): boolean {
  const gap = box.y - bottom(above.box);
  const isFlush = Math.abs(box.x - card.x) <= MAX_SEAM_PX && Math.abs(right(box) - right(card)) <= MAX_SEAM_PX;
  const isWithin = box.x >= card.x && right(box) <= right(card);
  const isNear = above.paint && paint ? Math.abs(gap) <= MAX_SEAM_PX : gap <= MAX_HEAD_HEIGHT_PX / 2;
  return kind === 'row' && isNear && (paint?.fill === undefined ? isWithin : isFlush);
}

/** So many names below a title are a head. */
const MIN_TITLED_COUNT = 3;

/** The lines of a name are no farther from each other, over their height. */
const MAX_NAME_GAP = 0.8;

/**
 * The head that was taken together with the title above it, because something lies beside both. Where narrow columns break
 * their names, and all names end at one line, it has two.
 */
export function headBelowTitle(node: LayoutNode): { above: LayoutNode; parts: LayoutNode[] } | undefined {
  if (node.kind !== 'row' || node.role || node.image || node.paint) return undefined;
  const lines = linesAcross(partsOf(node, true));
  for (const count of lines.length > 2 && standsOver(lines.at(-2)!, lines.at(-1)!) ? [2, 1] : [1]) {
    const names = cutColumns(lines.slice(-count).flat());
    if (lines.length <= count || names.length < MIN_TITLED_COUNT) continue;
    const head = headOf(group('row', names.map(arrange)));
    if (head) return { above: arrange(lines.slice(0, -count).flat()), parts: [head] };
  }
  return undefined;
}

/** Whether all of a line stands close above something of the next one. */
function standsOver(upper: readonly LayoutNode[], lower: readonly LayoutNode[]): boolean {
  return upper.every(({ ink }) =>
    lower.some((other) => overlapX(ink, other.ink) > 0 && other.ink.y - bottom(ink) <= MAX_NAME_GAP * ink.height),
  );
}
