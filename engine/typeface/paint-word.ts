import { decodeBase64 } from './decode-base64.ts';
import { TEMPLATE_CHARACTERS, TEMPLATE_EM, TEMPLATE_FACES } from './glyph-templates.ts';

/** Ink of an area, 0 (none) to 1 (full), row-major. */
export type InkImage = { width: number; height: number; data: Float32Array };

/** A character at TEMPLATE_EM pixels: `left` from the pen, `top` up from the baseline; its ink is 0 to 15, row-major. */
type Template = { advance: number; left: number; top: number; width: number; height: number; ink: Uint8Array };

/** A typeface: its characters in the order of TEMPLATE_CHARACTERS. */
export type Face = readonly Template[];

const PLACES = new Map([...TEMPLATE_CHARACTERS].map((character, i) => [character, i]));

let decoded: readonly Face[] | undefined;

/** The typefaces that words can be painted in. They are decoded when first asked for: 1 MB. */
export function templateFaces(): readonly Face[] {
  decoded ??= TEMPLATE_FACES.map(decodeFace);
  return decoded;
}

/** The places of a text's characters in each face, letters with accents as those without; null where one has no template. */
export function placesOf(text: string): number[] | null {
  const places = [...text.normalize('NFD').replace(/\p{M}/gu, '')].map((character) => PLACES.get(character));
  return places.length === 0 || places.includes(undefined) ? null : (places as number[]);
}

/** How wide the ink of a word is at TEMPLATE_EM pixels without letter spacing, and how far it reaches above and below the baseline. */
export function extentOf(places: readonly number[], face: Face): { width: number; top: number; low: number } {
  let top = -TEMPLATE_EM;
  let low = -TEMPLATE_EM;
  for (const place of places) {
    top = Math.max(top, face[place].top);
    low = Math.max(low, face[place].height - face[place].top);
  }
  const last = face[places[places.length - 1]];
  let width = last.left + last.width - face[places[0]].left;
  for (let k = 0; k < places.length - 1; k++) width += face[places[k]].advance;
  return { width: Math.max(1, width), top, low };
}

/**
 * The ink of a word at TEMPLATE_EM pixels, cut to its bounding box.
 *
 * @param places see `placesOf`
 * @param aspect width by height that it should have: letter spacing brings it as near as designs go
 */
export function paintWord(places: readonly number[], face: Face, aspect: number): InkImage {
  const { width: natural, top, low } = extentOf(places, face);
  const height = Math.max(1, top + low);
  const spacing = spacingOf(places.length - 1, natural, aspect * height);
  const start = face[places[0]].left;
  const lefts: number[] = [];
  let width = 1;
  let pen = -start;
  for (const place of places) {
    const left = Math.max(0, Math.round(pen + face[place].left));
    lefts.push(left);
    width = Math.max(width, left + face[place].width);
    pen += face[place].advance + spacing;
  }
  const data = new Float32Array(width * height);
  for (let k = 0; k < places.length; k++) {
    const glyph = face[places[k]];
    for (let y = 0, at = 0; y < glyph.height; y++) {
      let to = (top - glyph.top + y) * width + lefts[k];
      for (let x = 0; x < glyph.width; x++, at++, to++) {
        const level = glyph.ink[at] / 15;
        if (level > data[to]) data[to] = level;
      }
    }
  }
  return { width, height, data };
}

/** Letter spacing: designs set words a little tighter, capitals a good deal wider. */
const TIGHTEST_EM = -0.06;
const WIDEST_EM = 0.3;

function spacingOf(gaps: number, natural: number, width: number): number {
  if (gaps === 0) return 0;
  return Math.min(WIDEST_EM * TEMPLATE_EM, Math.max(TIGHTEST_EM * TEMPLATE_EM, (width - natural) / gaps));
}

/** Two bytes of advance in eighths of a pixel, left and top plus 128, width, height, then two pixels a byte. */
function decodeFace(base64: string): Face {
  const bytes = decodeBase64(base64);
  const face: Template[] = [];
  for (let at = 0; face.length < PLACES.size; ) {
    const [low, high, left, top, width, height] = bytes.subarray(at, at + 6);
    at += 6;
    const ink = new Uint8Array(width * height);
    for (let i = 0; i < ink.length; i++) ink[i] = i & 1 ? bytes[at + (i >> 1)] & 15 : bytes[at + (i >> 1)] >> 4;
    at += (ink.length + 1) >> 1;
    face.push({ advance: (low + 256 * high) / 8, left: left - 128, top: top - 128, width, height, ink });
  }
  return face;
}
