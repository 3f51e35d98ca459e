/** A shadow's layer in px, black at `alpha`. */
type Layer = { y: number; blur: number; spread: number; alpha: number };

/** Tailwind's documented shadows. */
const SHADOWS: Record<string, readonly Layer[]> = {
  '2xs': [{ y: 1, blur: 0, spread: 0, alpha: 0.05 }],
  xs: [{ y: 1, blur: 2, spread: 0, alpha: 0.05 }],
  sm: [
    { y: 1, blur: 3, spread: 0, alpha: 0.1 },
    { y: 1, blur: 2, spread: -1, alpha: 0.1 },
  ],
  md: [
    { y: 4, blur: 6, spread: -1, alpha: 0.1 },
    { y: 2, blur: 4, spread: -2, alpha: 0.1 },
  ],
  lg: [
    { y: 10, blur: 15, spread: -3, alpha: 0.1 },
    { y: 4, blur: 6, spread: -4, alpha: 0.1 },
  ],
  xl: [
    { y: 20, blur: 25, spread: -5, alpha: 0.1 },
    { y: 8, blur: 10, spread: -6, alpha: 0.1 },
  ],
  '2xl': [{ y: 25, blur: 50, spread: -12, alpha: 0.25 }],
};

/** The documented shadows as CSS. */
export const SHADOW_VALUES: Record<string, string> = Object.fromEntries(
  Object.entries(SHADOWS).map(([name, layers]) => [name, layers.map(layerCss).join(', ')]),
);

function layerCss({ y, blur, spread, alpha }: Layer): string {
  const lengths = [0, y, blur, spread].map((length) => (length === 0 ? '0' : `${length}px`));
  return `${lengths.slice(0, spread === 0 ? 3 : 4).join(' ')} rgb(0 0 0 / ${Math.round(100 * alpha)}%)`;
}

/** How dark it may be anywhere in place of what it is, 0–1: less than can be seen on a soft edge. */
const MAX_DARKNESS_ERROR = 0.035;
/** How far from the box shadows are compared, in px. */
const REACH_PX = 60;

/** The documented shadow that looks like a `box-shadow` with no offset to the side; undefined where none does. */
export function matchShadow(value: string): string | undefined {
  const layers = parseShadow(value);
  if (!layers) return undefined;
  const rated = Object.entries(SHADOWS).map(([name, shadow]) => ({ name, error: errorOf(layers, shadow) }));
  const best = rated.reduce((a, b) => (b.error < a.error ? b : a));
  return best.error <= MAX_DARKNESS_ERROR ? best.name : undefined;
}

function parseShadow(value: string): Layer[] | undefined {
  const layers = value.split(/,\s*(?![^(]*\))/).map((layer): Layer | undefined => {
    const color = /rgba?\(\s*(\d+)[,\s]+(\d+)[,\s]+(\d+)\s*[,/]\s*([\d.]+)\s*\)/.exec(layer);
    if (!color || layer.includes('inset') || [1, 2, 3].some((i) => Number(color[i]) > 40)) return undefined;
    const [x, y, blur = 0, spread = 0] = (layer.replace(color[0], '').match(/-?[\d.]+/g) ?? []).map(Number);
    return x === 0 && y !== undefined ? { y, blur, spread, alpha: Number(color[4]) } : undefined;
  });
  return layers.every((layer) => layer !== undefined) ? layers : undefined;
}

/** The largest difference in darkness below, above and beside a box. */
function errorOf(a: readonly Layer[], b: readonly Layer[]): number {
  let largest = 0;
  for (const direction of [1, -1, 0]) {
    for (let distance = 0.5; distance < REACH_PX; distance++)
      largest = Math.max(largest, Math.abs(darkness(a, direction, distance) - darkness(b, direction, distance)));
  }
  return largest;
}

/** How dark it is at a distance from the edge: below it for 1, above it for -1, beside it for 0. */
function darkness(layers: readonly Layer[], direction: number, distance: number): number {
  const light = layers.reduce((left, { y, blur, spread, alpha }) => {
    const beyond = distance - direction * y - spread;
    // A blur of n px is a Gaussian of n / 2.
    const share = blur === 0 ? Number(beyond < 0) : 1 / (1 + Math.exp((1.702 * beyond) / (blur / 2)));
    return left * (1 - alpha * share);
  }, 1);
  return 1 - light;
}
