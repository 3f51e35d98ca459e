import type { Box } from '../../model/box.ts';
import type { ConnectedComponent } from '../../model/connected-component.ts';
import type { Segmentation } from '../../model/segmentation.ts';
import { area, bottom, contains, overlapX, overlapY, right, unionBox } from '../../raster/box.ts';
import { clusterBoxes } from '../../raster/cluster-boxes.ts';

/** A piece of a curve, and a whole one, in px. */
const [MIN_PIECE_PX, MIN_WIDTH_PX, MIN_HEIGHT_PX] = [24, 120, 16];
/** How thick a stroke is, in px, and in how many of its columns it is there once. */
const MAX_STROKE_PX = 6;
const MIN_SINGLE_SHARE = 0.9;
/** How thick the lines of a grid are, in px, which may hang on the curve where they meet it. */
const MAX_GRID_PX = 2;
/** Between the pieces of a curve that the lines of a grid part, in px. */
const MAX_PIECE_GAP_PX = 24;
/** A plot keeps a distance from the top and the foot of its ground, in px, which is no ground of the page: in page widths. */
const MIN_MARGIN_PX = 8;
const MAX_GROUND_SHARE = 0.9;
/** Of a card, what is its own colour or that of its plot. */
const MIN_CARD_SHARE = 0.8;
/** Of a line of the grid: what lies above or below the curve. */
const MIN_SHARED = 0.5;
/** Of a plot: other pieces on it. */
const MAX_WRITTEN_SHARE = 0.05;

/**
 * Plots without labels: a curve that rises and falls, from left to right with one point above each other point, the areas that
 * it bounds, and the lines of the grid behind it.
 */
export function findCurves(
  { labels, surfaces, glyphs, antialiasedEdges, rules }: Segmentation,
  page: { width: number; height: number },
): Box[] {
  const grounds = new Map(
    surfaces.filter(({ width }) => width <= MAX_GROUND_SHARE * page.width).map((one) => [one.label, one]),
  );
  const pieces = [...glyphs, ...antialiasedEdges].filter(
    (component) => grounds.has(component.surface) && isCurve(labels, page.width, component),
  );
  const plots = [...Map.groupBy(pieces, ({ surface }) => surface)].flatMap(([label, own]) =>
    followed(own).flatMap((curve) => {
      const line = unionBox(curve);
      const ground = grounds.get(label)!;
      if (line.width < MIN_WIDTH_PX || line.height < MIN_HEIGHT_PX || !standsOn(line, ground)) return [];
      const touched = new Set(curve.map(({ second }) => second));
      const parts = surfaces.filter((surface) => surface !== ground && touched.has(surface.label));
      if (!parts.every((part) => standsOn(part, ground))) return [];
      // At the side of a card, which is seen whole, begins a plot; at that of some other surface, the lines of a pattern.
      const seen = [ground, ...parts].reduce((sum, { pixels }) => sum + pixels, 0);
      if (!contains(ground, line, -MIN_MARGIN_PX) && seen < MIN_CARD_SHARE * area(ground)) return [];
      const plot = unionBox([line, ...parts]);
      const grid = rules.filter(
        (rule) =>
          rule.width > rule.height &&
          overlapY(plot, rule) > 0 &&
          overlapX(plot, rule) >= MIN_SHARED * rule.width &&
          contains(ground, rule),
      );
      // The dots of a curve are small: what is full of letters is a text that stands aslant.
      const others = glyphs.filter((glyph) => !curve.includes(glyph) && contains(plot, glyph));
      const written = others.reduce((sum, glyph) => sum + area(glyph), 0);
      return written <= MAX_WRITTEN_SHARE * area(plot) ? [unionBox([plot, ...grid])] : [];
    }),
  );
  return clusterBoxes(plots, 0).map(unionBox);
}

/** Whether a part of a plot keeps its distance from the top and the foot of its ground; it may begin at a side. */
const standsOn = (part: Box, ground: Box): boolean =>
  contains(ground, part) && part.y - ground.y >= MIN_MARGIN_PX && bottom(ground) - bottom(part) >= MIN_MARGIN_PX;

/** Pieces that go on where others end, from left to right: those of words in several lines do not. */
function followed(pieces: readonly ConnectedComponent[]): ConnectedComponent[][] {
  const curves: ConnectedComponent[][] = [];
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    const goesOn = (last: ConnectedComponent): boolean =>
      piece.x - right(last) >= -MAX_GRID_PX &&
      piece.x - right(last) <= MAX_PIECE_GAP_PX &&
      overlapY(last, piece) >= -MAX_GRID_PX;
    const curve = curves.find((one) => goesOn(one[one.length - 1]));
    if (curve) curve.push(piece);
    else curves.push([piece]);
  }
  return curves;
}

/** Whether a thin stroke goes from left to right without turning back, neither level nor broken. */
function isCurve(labels: Int32Array, stride: number, component: ConnectedComponent): boolean {
  const { id, x, y, width, height, pixels } = component;
  if (width < MIN_PIECE_PX || height < 3 || pixels > MAX_STROKE_PX * (width + height)) return false;
  let single = 0;
  for (let u = x; u < right(component); u++) {
    let [runs, thick, height] = [0, 0, 0];
    for (let v = y; v < bottom(component); v++) {
      height = labels[v * stride + u] === id ? height + 1 : 0;
      if (height === 1) runs++;
      if (height === MAX_GRID_PX + 1) thick++;
    }
    if (runs === 1 || thick === 1) single++;
  }
  return single >= MIN_SINGLE_SHARE * width;
}
