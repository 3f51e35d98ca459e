import type { Rgb } from '../../model/color.ts';
import type { ConnectedComponent } from '../../model/connected-component.ts';
import type { Pixels } from '../../model/pixels.ts';
import { right } from '../../raster/box.ts';
import { channelDistance } from '../../raster/color.ts';

/** The colour of a glyph's own pixels that is farthest from its ground. */
export function strongestContrast(
  { data, width: stride }: Pixels,
  background: Int32Array,
  labels: Int32Array,
  glyph: ConnectedComponent,
): Rgb {
  let best = -1;
  let color = 0;
  for (let y = glyph.y; y < glyph.y + glyph.height; y++) {
    for (let at = y * stride + glyph.x; at < y * stride + right(glyph); at++) {
      if (labels[at] !== glyph.id) continue;
      const distance = channelDistance(data[at], background[at]);
      if (distance > best) {
        best = distance;
        color = data[at];
      }
    }
  }
  return color;
}
