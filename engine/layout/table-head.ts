import type { LayoutNode } from '../model/layout-node.ts';
import { bottom, right, unionBox } from '../raster/box.ts';
import { arrange, group } from './arrange.ts';
import { linesAcross } from './lines-across.ts';
import { isShortLine, leavesOf } from './regions/entries.ts';
import { isNamed, MIN_COLUMN_COUNT, MIN_ROW_COUNT, partsOf } from './table-columns.ts';

const MAX_HEAD_HEIGHT_PX = 72;

/** A row of short lines that may name the columns of what follows, with a check box for all rows, or signs beside them. */
export function headOf(node: LayoutNode): LayoutNode | undefined {
  if (node.kind !== 'row' || node.role || node.image || node.box.height > MAX_HEAD_HEIGHT_PX) return undefined;
  const cells = isNamed(node) ? joined(node.children) : undefined;
  if (!cells) return undefined;
  const named = cells.filter((cell) => leavesOf(cell).some(({ kind }) => kind === 'text'));
  if (named.length < MIN_COLUMN_COUNT) return undefined;
  if (
    !named.every((cell) =>
      leavesOf(cell)
        .filter(({ kind }) => kind === 'text')
        .every((leaf) => isShortLine(leaf) || isAbbreviation(leaf)),
    )
  )
    return undefined;
  if (cells.some(isApart)) return undefined;
  const sizes = named.flatMap((cell) => leavesOf(cell).flatMap(({ text }) => text?.size ?? []));
  // A heading with a link to more of it names no columns.
  if (Math.max(...sizes) > MAX_SIZE_RATIO * Math.min(...sizes)) return undefined;
  return { ...node, children: cells };
}

/** `No.`, `VAT No.`, `Qty.`, `#`, or the single letters of a league table. */
const isAbbreviation = ({ text }: LayoutNode): boolean =>
  text?.lines.length === 1 && !text.code && /^(\p{L}+ )?\p{L}{1,4}\.$|^[\p{L}#№%]$/u.test(text.lines[0].text);

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
 * The head that a card ends with, on its ground, and what is above it, where rows on grounds of their own follow flush below.
 * @param below what follows the card
 */
export function headAtEnd(
  card: LayoutNode,
  below: readonly LayoutNode[],
): { above: LayoutNode; head: LayoutNode } | undefined {
  const last = card.children.at(-1);
  if (card.kind !== 'stack' || card.paint?.fill === undefined || card.role || card.children.length < 2)
    return undefined;
  if (last?.kind !== 'row' || last.paint || !headOf(last)) return undefined;
  const rows = below.filter(({ kind }) => kind !== 'rule').slice(0, MIN_ROW_COUNT);
  const isFlush = ({ kind, paint, box }: LayoutNode, i: number): boolean =>
    kind === 'row' &&
    paint?.fill !== undefined &&
    Math.abs(box.x - card.box.x) <= MAX_SEAM_PX &&
    Math.abs(right(box) - right(card.box)) <= MAX_SEAM_PX &&
    Math.abs(box.y - bottom(rows[i - 1]?.box ?? card.box)) <= MAX_SEAM_PX;
  if (rows.length < MIN_ROW_COUNT || !rows.every(isFlush)) return undefined;
  const others = card.children.slice(0, -1);
  const before = others.at(-1)!;
  const y = before.kind === 'rule' ? bottom(before.box) : Math.round((bottom(before.ink) + last.ink.y) / 2);
  const box = { ...card.box, y, height: bottom(card.box) - y };
  return {
    above: {
      ...card,
      box: { ...card.box, height: y - card.box.y },
      ink: unionBox(others.map(({ ink }) => ink)),
      children: others,
    } as LayoutNode,
    head: { ...last, box, paint: { fill: card.paint.fill } } as LayoutNode,
  };
}

/** So many names below a title are a head. */
const MIN_TITLED_COUNT = 3;

/** The head that was taken together with the title above it, because something lies beside both. */
export function headBelowTitle(node: LayoutNode): { above: LayoutNode; head: LayoutNode } | undefined {
  if (node.kind !== 'row' || node.role || node.image || node.paint) return undefined;
  const lines = linesAcross(partsOf(node, true));
  const names = lines.at(-1)!;
  if (lines.length < 2 || names.length < MIN_TITLED_COUNT) return undefined;
  const head = headOf(group('row', names));
  return head && { above: arrange(lines.slice(0, -1).flat()), head };
}
