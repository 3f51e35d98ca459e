import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import type { Surface } from '../../model/segmentation.ts';
import { area, bottom, contains, right } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';
import { edgeCoverage } from '../regions/edge-coverage.ts';

/** A panel whose border and head (or foot) have one colour and so are one surface. Boxes with their border. */
export type TitledPanel = { box: Box; head: Box; color: Rgb; width: number; surface: Surface; body: Surface };

const MIN_WIDTH = 64;
const MIN_HEIGHT = 32;
/** Borders are no thicker, heads no lower. In pixels. */
const MAX_BORDER = 6;
const MIN_HEAD = 12;
/** Corners may be round: so much of each side is straight. */
const STRAIGHT = 0.75;
/** What is larger than this part of the panel is its body, not a badge in its head. */
const PART = 0.05;
const FULL = 0.7;
const BARE = 0.985;

/** Panels and tables of which all sides are one surface, thin at three of them and thick at the top or at the bottom. */
export function findTitledPanels(labels: Int32Array, imageWidth: number, surfaces: readonly Surface[]): TitledPanel[] {
  const found: TitledPanel[] = [];
  for (const surface of surfaces) {
    const { x, y, width, height, pixels } = surface;
    if (width < MIN_WIDTH || height < MIN_HEIGHT || pixels > 0.8 * area(surface)) continue;
    if (edgeCoverage(labels, imageWidth, surface, 0)[0] < STRAIGHT) continue;
    const bodies = surfaces.filter(
      (other) => other !== surface && area(other) > PART * area(surface) && contains(surface, other),
    );
    // The cells of a table with its lines are boxes of their own; what nothing is written on is a picture in its card.
    const body = bodies.find((other) => bodies.every((inner) => contains(other, inner)));
    if (
      !body ||
      body.pixels < FULL * area(body) ||
      body.pixels > BARE * area(body) ||
      channelDistance(body.color, surface.color) <= 8
    )
      continue;
    const [above, below] = [body.y - y, bottom(surface) - bottom(body)];
    const thin = [body.x - x, right(surface) - right(body), Math.min(above, below)];
    const line = Math.min(...thin);
    if (line < 1 || Math.max(...thin) > MAX_BORDER || Math.max(...thin) - line > 1) continue;
    const thick = Math.max(above, below);
    if (thick < MIN_HEAD) continue;
    const head = { x, y: above > below ? y : bottom(surface) - thick, width, height: thick };
    found.push({ box: { x, y, width, height }, head, color: surface.color, width: line, surface, body });
  }
  return found;
}
