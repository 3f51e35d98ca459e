import type { ConnectedComponent } from '../../model/connected-component.ts';
import type { ComponentMap } from '../regions/find-connected-components.ts';

/** An em of large type (engine-log: dash). */
const MAX_WIDTH_PX = 48;

/**
 * Whether a horizontal stroke is a dash of the text rather than a divider: letters stand at both its ends, as high as letters
 * are beside a dash of that width, and nothing above or below it.
 */
export function isDash(
  { labels, first }: ComponentMap,
  imageWidth: number,
  { x, y, width, height }: ConnectedComponent,
): boolean {
  if (width > MAX_WIDTH_PX || height > Math.max(2, width / 8)) return false;
  const reach = Math.ceil(0.6 * width);
  const [top, below] = [y - Math.ceil(0.45 * width), y + height + Math.ceil(0.3 * width)];
  const hasInk = (x0: number, x1: number, y0: number, y1: number) => {
    for (let row = Math.max(0, y0); row < y1; row++) {
      for (let column = Math.max(0, x0); column < Math.min(imageWidth, x1); column++) {
        if (labels[row * imageWidth + column] >= first) return true;
      }
    }
    return false;
  };
  if (hasInk(x, x + width, top, y - 1) || hasInk(x, x + width, y + height + 1, below)) return false;
  const above = (from: number) => hasInk(from, from + reach, top, y - 2);
  const beneath = (from: number) => hasInk(from, from + reach, y + height + 1, below);
  return [x - reach, x + width].every((from) => above(from) && beneath(from));
}
