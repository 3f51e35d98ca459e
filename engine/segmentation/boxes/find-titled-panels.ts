import type { Box } from '../../model/box.ts';
import type { Rgb } from '../../model/color.ts';
import type { Surface } from '../../model/segmentation.ts';
import { area, bottom, contains, right } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';
import { edgeCoverage } from '../regions/edge-coverage.ts';

/** A panel whose border and head (or foot) have one colour and so are one surface. Boxes with their border. */
export type TitledPanel = { box: Box; head: Box; color: Rgb; width: number; surface: Surface; body: Surface };

const MIN_WIDTH_PX = 64;
const MIN_HEIGHT_PX = 32;
const MAX_BORDER_PX = 6;
const MIN_HEAD_HEIGHT_PX = 12;
/** Straight share of each side: corners may be round. */
const MIN_SIDE_SHARE = 0.75;
/** Share of the panel that its body takes: a badge in its head takes less. */
const MIN_BODY_SHARE = 0.05;
/** Share of the body that is its own colour: what nothing is written on is a picture (engine-log: titled-panels). */
const MIN_FILL_SHARE = 0.7;
const MAX_FILL_SHARE = 0.985;

/** Panels and tables of which all sides are one surface, thin at three of them and thick at the top or at the bottom. */
export function findTitledPanels(labels: Int32Array, imageWidth: number, surfaces: readonly Surface[]): TitledPanel[] {
  const found: TitledPanel[] = [];
  for (const surface of surfaces) {
    const { x, y, width, height, pixels } = surface;
    if (width < MIN_WIDTH_PX || height < MIN_HEIGHT_PX || pixels > 0.8 * area(surface)) continue;
    if (edgeCoverage(labels, imageWidth, surface, 0)[0] < MIN_SIDE_SHARE) continue;
    const bodies = surfaces.filter(
      (other) => other !== surface && area(other) > MIN_BODY_SHARE * area(surface) && contains(surface, other),
    );
    // The cells of a table with its lines are boxes of their own; what nothing is written on is a picture in its card.
    const body = bodies.find((other) => bodies.every((inner) => contains(other, inner)));
    if (
      !body ||
      body.pixels < MIN_FILL_SHARE * area(body) ||
      body.pixels > MAX_FILL_SHARE * area(body) ||
      channelDistance(body.color, surface.color) <= 8
    )
      continue;
    const [above, below] = [body.y - y, bottom(surface) - bottom(body)];
    const thin = [body.x - x, right(surface) - right(body), Math.min(above, below)];
    const line = Math.min(...thin);
    if (line < 1 || Math.max(...thin) > MAX_BORDER_PX || Math.max(...thin) - line > 1) continue;
    const thick = Math.max(above, below);
    if (thick < MIN_HEAD_HEIGHT_PX) continue;
    const head = { x, y: above > below ? y : bottom(surface) - thick, width, height: thick };
    found.push({ box: { x, y, width, height }, head, color: surface.color, width: line, surface, body });
  }
  return found;
}
