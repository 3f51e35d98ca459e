import { GRID } from './look.ts';

/** Cells of a sketch, each way. */
export const COARSE = GRID / 2;
/** Bytes of a template: two cells of its grid in each, 0 to 15. */
export const TEMPLATE_BYTES = (GRID * GRID) / 2;
/** Bytes of an icon's facts: its set, its bounding box in parts of its view box, and its aspect; all little-endian. */
export const FACT_BYTES = 11;
/** Of aspects, which are logarithms. */
export const ASPECT_UNITS = 4096;
/** Of the view box's sides. */
export const BOX_UNITS = 65_535;

/** Whose icons they are, and under which licence they may be used. */
export type IconSet = { prefix: string; title: string; license: string };

/** One icon as its set has it: `body` is what its `<svg>` holds. */
export type CatalogueIcon = { set: IconSet; name: string; viewBox: number[]; body: string };

/** Icons sorted by aspect, the logarithm of the width by the height of what is seen of them. */
export type IconCatalogue = {
  count: number;
  aspects: Float32Array;
  /** GRID × GRID cells each, 0 to 15. */
  templates: Uint8Array;
  /** The same on COARSE × COARSE cells, the sums of 2 × 2, with zero mean and unit length. */
  sketches: Float32Array;
  /** The deviation of each template's cells from their mean, as a length. */
  lengths: Float32Array;
  /** The mean of its cells, 0 to 1: how much of its box is ink. */
  means: Float32Array;
  setOf(index: number): number;
  /** What is seen of it: left, top, right and bottom in parts of its view box. */
  inkBoxOf(index: number): [number, number, number, number];
  iconAt(index: number): CatalogueIcon;
};

type Head = { sets: IconSet[]; count: number };

/**
 * Reads what `npm run engine:icons` wrote: the length of the head (4 bytes), the head as JSON, templates, facts, and a line
 * of text for each icon.
 */
export function parseCatalogue(bytes: Uint8Array): IconCatalogue {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const start = 4 + view.getUint32(0, true);
  const { sets, count } = JSON.parse(decode(bytes.subarray(4, start))) as Head;
  const facts = start + count * TEMPLATE_BYTES;
  const texts = facts + count * FACT_BYTES;
  const templates = unpack(bytes.subarray(start, facts));
  const unitAt = (index: number, side: number) => view.getUint16(facts + index * FACT_BYTES + 1 + 2 * side, true);
  const lines = linesOf(bytes, texts);
  const catalogue: IconCatalogue = {
    count,
    templates,
    aspects: new Float32Array(count),
    lengths: new Float32Array(count),
    means: new Float32Array(count),
    sketches: new Float32Array(count * COARSE * COARSE),
    setOf: (index) => bytes[facts + index * FACT_BYTES],
    inkBoxOf: (index) =>
      [0, 1, 2, 3].map((side) => unitAt(index, side) / BOX_UNITS) as [number, number, number, number],
    iconAt(index) {
      const [name, viewBox, body] = decode(bytes.subarray(lines[index], lines[index + 1] - 1)).split('\t');
      return { set: sets[this.setOf(index)], name, viewBox: viewBox.split(' ').map(Number), body };
    },
  };
  for (let index = 0; index < count; index++) {
    catalogue.aspects[index] = view.getInt16(facts + (index + 1) * FACT_BYTES - 2, true) / ASPECT_UNITS;
    measure(catalogue, index);
  }
  return catalogue;
}

function measure({ templates, lengths, means, sketches }: IconCatalogue, index: number): void {
  const [count, start] = [GRID * GRID, index * GRID * GRID];
  let [sum, squares] = [0, 0];
  for (let at = start; at < start + count; at++) {
    const cell = templates[at];
    sum += cell;
    squares += cell * cell;
  }
  lengths[index] = Math.sqrt(Math.max(1, squares - (sum * sum) / count));
  means[index] = sum / (15 * count);
  sketch(templates, start, sketches, index * COARSE * COARSE);
}

/** Some cells on COARSE × COARSE, zero mean and unit length: enough to see what it cannot be. */
export function sketchOf(cells: Float32Array): Float32Array {
  const result = new Float32Array(COARSE * COARSE);
  sketch(cells, 0, result, 0);
  return result;
}

/** Sketches the cells from `start` on, to `to` and on. */
function sketch(cells: Float32Array | Uint8Array, start: number, result: Float32Array, to: number): void {
  const count = COARSE * COARSE;
  for (let i = 0; i < GRID * GRID; i++) result[to + (i >> 5) * COARSE + ((i & 15) >> 1)] += cells[start + i];
  let [sum, squares] = [0, 0];
  for (let at = to; at < to + count; at++) {
    sum += result[at];
    squares += result[at] * result[at];
  }
  const mean = sum / count;
  const length = Math.sqrt(Math.max(1e-9, squares - sum * mean));
  for (let at = to; at < to + count; at++) result[at] = (result[at] - mean) / length;
}

function unpack(packed: Uint8Array): Uint8Array {
  const cells = new Uint8Array(2 * packed.length);
  for (let i = 0; i < packed.length; i++) {
    cells[2 * i] = packed[i] >> 4;
    cells[2 * i + 1] = packed[i] & 15;
  }
  return cells;
}

const LINE_FEED = 10;

/** Where each line of text begins, and where the last one ends. */
function linesOf(bytes: Uint8Array, start: number): number[] {
  const lines = [start];
  for (let at = bytes.indexOf(LINE_FEED, start); at !== -1; at = bytes.indexOf(LINE_FEED, at + 1)) lines.push(at + 1);
  return lines;
}

/** Catalogues are ASCII. */
function decode(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return text;
}
