type Rgb = [number, number, number];

const read = (hex: string): Rgb => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};
const write = (color: Rgb): string =>
  `#${color.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** Relative luminance, 0–1 (WCAG 2.2). */
function luminance(color: Rgb): number {
  const [r, g, b] = color.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

const ratioOf = (one: Rgb, other: Rgb): number => {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
};

/** Contrast of two colours (`#rrggbb`), 1–21 (WCAG 2.2). */
export const contrastOf = (color: string, ground: string): number => ratioOf(read(color), read(ground));

const STEPS = 100;

/**
 * The colour nearest to `color` that has the wanted contrast on `ground`: mixed with black or white, whichever takes less.
 * Undefined when neither is enough.
 */
export function readableColor(color: string, ground: string, wanted: number): string | undefined {
  const [from, below] = [read(color), read(ground)];
  for (let step = 0; step <= STEPS; step++) {
    for (const end of [0, 255]) {
      const mixed = from.map((channel) => Math.round(channel + ((end - channel) * step) / STEPS)) as Rgb;
      if (ratioOf(mixed, below) >= wanted) return write(mixed);
    }
  }
  return undefined;
}
