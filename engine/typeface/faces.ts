import type { Font, GlyphMetrics } from '../model/font.ts';
import { decodeBase64 } from './decode-base64.ts';
import { FACE_METRICS, type FaceMetrics, KERNED, KERNING_STEP } from './face-metrics.ts';
import { familyOf } from './families.ts';
import { GLYPHS } from './font-metrics.ts';
import { ITALIC_METRICS } from './italic-metrics.ts';

/** Bytes of a glyph, see face-metrics.ts. */
const GLYPH_BYTES = 7;

const decoded = new Map<string, readonly Font[]>();
const decodedItalics = new Map<string, readonly Font[]>();

/** The weights of a family that comes from a package, lightest first; decoded when first asked for. Empty for any other. */
export function facesOf(family: string): readonly Font[] {
  const known = decoded.get(family);
  if (known) return known;
  const rows = FACE_METRICS.filter(([id]) => id === family);
  const faces = rows.map((row) => decodeFace(row, nearestKerned(row, rows)));
  decoded.set(family, faces);
  return faces;
}

/** The italics of a family, lightest first; empty where it has none. */
export function italicsOf(family: string): readonly Font[] {
  const known = decodedItalics.get(family);
  if (known) return known;
  const rows = ITALIC_METRICS.filter(([id]) => id === family);
  const faces = rows.map((row): Font => ({ ...decodeFace(row, ''), italic: true }));
  decodedItalics.set(family, faces);
  return faces;
}

function decodeFace([family, weight, ascent, descent, packed]: FaceMetrics, pairs: string): Font {
  const bytes = decodeBase64(packed);
  const glyphs = new Map<string, GlyphMetrics>();
  [...GLYPHS].forEach((char, i) => {
    const [low, high, left, right, top, bottom, ink] = bytes.subarray(i * GLYPH_BYTES);
    glyphs.set(char, {
      advance: (low + 256 * high) / 1000,
      left: left / 200 - 0.2,
      right: right / 200 - 0.2,
      top: top / 200 - 0.2,
      bottom: bottom / 200 - 0.4,
      ink: ink / 500,
    });
  });
  const soft = familyOf(family).measuredOn === undefined;
  const face: Font = { family, weight, ascent: ascent / 1000, descent: descent / 1000, glyphs, soft };
  return pairs === '' ? face : { ...face, kerning: kerningOf(pairs) };
}

/** The pairs of the weight next to this one that has them. */
function nearestKerned([, weight]: FaceMetrics, rows: readonly FaceMetrics[]): string {
  const kerned = rows.filter(([, , , , , pairs]) => pairs !== '');
  const [nearest] = kerned.sort((a, b) => Math.abs(a[1] - weight) - Math.abs(b[1] - weight));
  return nearest?.[5] ?? '';
}

/** The place of each kerned character by its code; what none of them is has a place of its own behind. */
const PLACES = new Uint8Array(1 + Math.max(...[...KERNED].map((char) => char.charCodeAt(0)))).fill(KERNED.length);
[...KERNED].forEach((char, place) => {
  PLACES[char.charCodeAt(0)] = place;
});
const placeOf = (char: string): number => PLACES[char.charCodeAt(0)] ?? KERNED.length;

function kerningOf(packed: string): (left: string, right: string) => number {
  const bytes = decodeBase64(packed);
  const count = KERNED.length;
  const columns = 1 + Math.max(...bytes.subarray(count, 2 * count));
  return (left, right) => {
    const [a, b] = [placeOf(left), placeOf(right)];
    if (a === count || b === count) return 0;
    const steps = bytes[2 * count + bytes[a] * columns + bytes[count + b]] - 128;
    return (steps * KERNING_STEP) / 1000;
  };
}
