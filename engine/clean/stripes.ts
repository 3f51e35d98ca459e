import { paintCss } from '../emit/paint-css.ts';
import type { Css } from '../model/element.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Paint } from '../model/paint.ts';
import { channelDistance, contrastRatio } from '../raster/color.ts';
import { mostFrequentBy } from '../repetition/middle.ts';

/** Two rows in turn, and one more that goes on with them. */
const MIN_ROW_COUNT = 3;
/** Of the rows of either kind: those that have its ground. Another one is marked. */
const MIN_SHARE = 0.66;
/** Levels by which one ground is seen differently in two rows, and the contrast that stripes stay below. */
const MAX_COLOR_DISTANCE = 4;
const MAX_CONTRAST = 1.5;

/** What a row has of its own, and what every second row has. */
type Grounds = { css: Css; states?: Record<string, Css> };

const fillOf = ({ paint }: LayoutNode): number | undefined => paint?.fill;

/** Whether a row has nothing but a ground, if that. */
const isPlain = ({ paint }: LayoutNode): boolean =>
  paint === undefined || (Object.keys(paint) as (keyof Paint)[]).every((key) => key === 'fill');

const isSame = (a: number | undefined, b: number | undefined): boolean =>
  a === undefined || b === undefined ? a === b : channelDistance(a, b) <= MAX_COLOR_DISTANCE;

/**
 * The grounds of the rows of a table. Where every second row has one of its own, all rows say so alike, and new ones among them
 * would, too; what differs from its stripe says its own.
 */
export function groundsOf(rows: readonly LayoutNode[]): (row: LayoutNode) => Grounds {
  const kinds = [0, 1].map((turn) => rows.filter((_, i) => i % 2 === turn));
  const alone = (row: LayoutNode): Grounds => ({ css: paintCss(row.paint) });
  if (rows.length < MIN_ROW_COUNT || !rows.every(isPlain)) return alone;
  const usual = kinds.map((kind) => mostFrequentBy(kind, fillOf));
  const isOfKind = (row: LayoutNode, turn: number): boolean => isSame(fillOf(row), fillOf(usual[turn]));
  const areStriped = kinds.every(
    (kind, at) => kind.filter((row) => isOfKind(row, at)).length >= MIN_SHARE * kind.length,
  );
  const [odd, even] = usual.map(fillOf);
  const isStrong = odd !== undefined && even !== undefined && contrastRatio(odd, even) > MAX_CONTRAST;
  if (!areStriped || isSame(odd, even) || isStrong) return alone;
  const states = Object.fromEntries(
    [':nth-child(odd)', ':nth-child(even)'].flatMap((state, at) =>
      usual[at].paint ? [[state, paintCss(usual[at].paint)]] : [],
    ),
  );
  return (row) => (isOfKind(row, rows.indexOf(row) % 2) ? { css: {}, states } : alone(row));
}
