import { blue, fromHex, green, red, rgb, toHex } from '../../../raster/color.ts';

/** How much darker Bootstrap makes what the mouse is over, and what is pressed. */
export const HOVER_SHADE = 0.15;
export const ACTIVE_SHADE = 0.2;

/** `r, g, b`, as Bootstrap's `-rgb` variables have it. */
export const channels = (hex: string): string => {
  const color = fromHex(hex);
  return [red(color), green(color), blue(color)].join(', ');
};

/** @param share 0–1 towards black; below 0 towards white */
export function darker(hex: string, share: number): string {
  const color = fromHex(hex);
  const [r, g, b] = [red, green, blue].map((channel) => {
    const value = channel(color);
    return Math.round(share >= 0 ? value * (1 - share) : value + (255 - value) * -share);
  });
  return toHex(rgb(r, g, b));
}
