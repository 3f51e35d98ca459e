import type { Rgb } from '../../model/color.ts';
import type { ConnectedComponent } from '../../model/connected-component.ts';
import type { Pixels } from '../../model/pixels.ts';
import type { BorderOutline, Region } from '../../model/segmentation.ts';
import { bottom, contains, right } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';

const MAX_BORDER_PX = 4;
/** Contrast of a line with what it separates; the anti-aliased edge of two surfaces lies between them. */
const MIN_CONTRAST_LEVELS = 10;

/**
 * The line that a component draws around a surface: a check box, a page number in its frame.
 *
 * @returns undefined when the component is no more than the anti-aliased edge of the surface
 */
export function borderOutlineOf(
  image: Pixels,
  component: ConnectedComponent,
  inner: Region,
): BorderOutline | undefined {
  if (!contains(component, inner)) return undefined;
  const edges = [
    inner.x - component.x,
    inner.y - component.y,
    right(component) - right(inner),
    bottom(component) - bottom(inner),
  ];
  const width = Math.min(...edges);
  if (width < 1 || Math.max(...edges) > MAX_BORDER_PX || Math.max(...edges) - width > 1) return undefined;
  const [x, y] = [inner.x + (inner.width >> 1), inner.y + (inner.height >> 1)];
  const sides = [
    lineAt(image, component.x - 1, y, 1, 0, edges[0]),
    lineAt(image, x, component.y - 1, 0, 1, edges[1]),
    lineAt(image, right(component), y, -1, 0, edges[2]),
    lineAt(image, x, bottom(component), 0, -1, edges[3]),
  ];
  const colors = sides.filter((color) => color !== undefined);
  if (colors.length < 4 || colors.some((color) => channelDistance(color, colors[0]) > 24)) return undefined;
  return {
    box: { x: component.x, y: component.y, width: component.width, height: component.height },
    color: colors[0],
    width,
  };
}

/** The colour of a line that is crossed from `x`, `y` just outside it, if it is one and not a step between two colours. */
function lineAt(
  { width, height, data }: Pixels,
  x: number,
  y: number,
  dx: number,
  dy: number,
  thickness: number,
): Rgb | undefined {
  const at = (k: number): Rgb | undefined => {
    const [px, py] = [x + dx * k, y + dy * k];
    return px < 0 || py < 0 || px >= width || py >= height ? undefined : data[py * width + px];
  };
  const [outer, inner] = [at(0), at(thickness + 1)];
  if (outer === undefined || inner === undefined) return undefined;
  let best: Rgb | undefined;
  let strongest = MIN_CONTRAST_LEVELS;
  for (let k = 1; k <= thickness; k++) {
    const color = at(k)!;
    const [out, into] = [channelDistance(color, outer), channelDistance(color, inner)];
    if (out + into - channelDistance(outer, inner) < MIN_CONTRAST_LEVELS || Math.min(out, into) < strongest) continue;
    strongest = Math.min(out, into);
    best = color;
  }
  return best;
}
