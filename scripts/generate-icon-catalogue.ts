import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import sharp from 'sharp';
import { ASPECT_UNITS, BOX_UNITS, FACT_BYTES, type IconSet, TEMPLATE_BYTES } from '../engine/icons/catalogue.ts';
import { aspectOf, correlation, GRID, type Look, lookOf, normalized } from '../engine/icons/look.ts';

// `npm run engine:icons`: draws the icons of the open sets and writes server/platform/engine/icon-catalogue.br. The sets come
// from npm (@iconify-json), which has them all in one format, with their licences.

type Packed = {
  icons: Record<
    string,
    { body: string; left?: number; top?: number; width?: number; height?: number; hidden?: boolean }
  >;
  width?: number;
  height?: number;
};

const modules = join(import.meta.dirname, '..', 'node_modules', '@iconify-json');
const FILE = join(import.meta.dirname, '..', 'server', 'platform', 'engine', 'icon-catalogue.br');
const read = (set: string, file: string) => JSON.parse(readFileSync(join(modules, set, file), 'utf8'));

const material = new Set(
  Object.keys((read('ic', 'icons.json') as Packed).icons)
    .filter((name) => name.startsWith('baseline-'))
    .map((name) => name.slice('baseline-'.length)),
);
/** Numbered and lettered badges, and icons crossed out: hundreds of each, hardly any ever used. */
const RARE = /-off$|^brand-|(number|letter|hours?)-|^(letter|number)-|alpha-|-filled-/;

/** Which icons of each set are taken. Of icons that look alike the first is: sets that pages use most come first. */
const SETS: Record<string, (name: string) => boolean> = {
  'fa6-solid': (name) => name.length > 1,
  'fa6-regular': () => true,
  'fa6-brands': () => true,
  'fa-solid': () => true,
  'fa-regular': () => true,
  heroicons: (name) => !name.endsWith('-16-solid'),
  bi: (name) => !/^\d-/.test(name),
  lucide: () => true,
  ic: (name) => name.startsWith('baseline-'),
  'material-symbols': (name) =>
    !/-(rounded|sharp)\b/.test(name) && material.has(name.replace(/-outline$/, '').replaceAll('_', '-')),
  tabler: (name) => !RARE.test(name),
  'simple-icons': () => true,
};

/** Side in pixels at which they are drawn. */
const DRAWN_PX = 96;
/** Icons that differ by less are one: their correlation, and the logarithms of their aspects and of the ink in their boxes. */
const SAME_LIKENESS = 0.975;
const SAME_ASPECT = 0.04;
const SAME_WEIGHT = 0.18;
/** Only shapes: nothing that refers to something else, moves, or paints. */
const SHAPES = /^(<\/?(g|path|circle|rect|ellipse|line|polyline|polygon)\b[^>]*>)*$/;
const PAINTS = /(fill|stroke)="(?!none|currentColor)[^"]*"|url\(|style=|class=/;

type Icon = {
  set: number;
  name: string;
  viewBox: number[];
  body: string;
  look: Look;
  normal: Float32Array;
  aspect: number;
  /** The logarithm of the share of its box that is ink: a thin plus and a bold one correlate. */
  weight: number;
};

async function draw(set: number, name: string, body: string, viewBox: number[]): Promise<Icon | null> {
  const [left, top, width, height] = viewBox;
  const side = Math.max(width, height);
  const around = [left - (side - width) / 2, top - (side - height) / 2, side, side];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${DRAWN_PX}" height="${DRAWN_PX}" viewBox="${around.join(' ')}" color="#fff">${body}</svg>`;
  const alpha = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer();
  const data = Float32Array.from(alpha, (level) => level / 255);
  const look = lookOf({ width: DRAWN_PX, height: DRAWN_PX, data });
  const normal = look && normalized(look.cells);
  if (!look || !normal) return null;
  const weight = Math.log(look.cells.reduce((sum, cell) => sum + cell, 0) / look.cells.length);
  return { set, name, viewBox, body, look, normal, aspect: aspectOf(look), weight };
}

const isSame = (a: Icon, b: Icon): boolean =>
  Math.abs(a.weight - b.weight) <= SAME_WEIGHT && correlation(a.normal, b.normal) > SAME_LIKENESS;

const sets: IconSet[] = [];
const icons: Icon[] = [];
const byAspect = new Map<number, Icon[]>();
for (const [prefix, isTaken] of Object.entries(SETS)) {
  const { name: title, license } = read(prefix, 'info.json');
  const set = sets.push({ prefix, title, license: license.title }) - 1;
  const packed = read(prefix, 'icons.json') as Packed;
  let count = 0;
  for (const [name, icon] of Object.entries(packed.icons)) {
    const body = icon.body.replace(/\s*\n\s*/g, '');
    if (!isTaken(name) || !SHAPES.test(body) || PAINTS.test(body)) continue;
    const viewBox = [
      icon.left ?? 0,
      icon.top ?? 0,
      icon.width ?? packed.width ?? 16,
      icon.height ?? packed.height ?? 16,
    ];
    const drawn = await draw(set, name, body, viewBox);
    if (!drawn) continue;
    const place = Math.round(drawn.aspect / SAME_ASPECT);
    const near = [place - 1, place, place + 1].flatMap((at) => byAspect.get(at) ?? []);
    if (near.some((other) => isSame(other, drawn))) continue;
    icons.push(drawn);
    byAspect.set(place, [...(byAspect.get(place) ?? []), drawn]);
    count++;
  }
  console.log(`${prefix}: ${count}`);
}

icons.sort((a, b) => a.aspect - b.aspect);
const head = Buffer.from(JSON.stringify({ sets, count: icons.length }));
const length = Buffer.alloc(4);
length.writeUInt32LE(head.length);
const templates = Buffer.alloc(icons.length * TEMPLATE_BYTES);
const facts = Buffer.alloc(icons.length * FACT_BYTES);
icons.forEach(({ set, look, viewBox, aspect }, index) => {
  const levels = Array.from(look.cells, (cell) => Math.round(15 * Math.min(1, cell)));
  for (let i = 0; i < TEMPLATE_BYTES; i++)
    templates[index * TEMPLATE_BYTES + i] = levels[2 * i] * 16 + levels[2 * i + 1];
  facts[index * FACT_BYTES] = set;
  facts.writeInt16LE(Math.round(ASPECT_UNITS * aspect), (index + 1) * FACT_BYTES - 2);
  // It was drawn in the middle of a square.
  const [, , width, height] = viewBox;
  const side = Math.max(width, height);
  const part = (at: number, size: number) => ((at / DRAWN_PX) * side - (side - size) / 2) / size;
  [part(look.left, width), part(look.top, height), part(look.right, width), part(look.bottom, height)].forEach(
    (share, i) => {
      const units = Math.round(BOX_UNITS * Math.min(1, Math.max(0, share)));
      facts.writeUInt16LE(units, index * FACT_BYTES + 1 + 2 * i);
    },
  );
});
const text = Buffer.from(
  icons.map(({ name, viewBox, body }) => `${name}\t${viewBox.join(' ')}\t${body}\n`).join(''),
  'latin1',
);
const bytes = Buffer.concat([length, head, templates, facts, text]);
const packed = brotliCompressSync(bytes, {
  params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
writeFileSync(FILE, packed);
console.log(
  `${icons.length} icons, ${GRID} × ${GRID}: ${(bytes.length / 1e6).toFixed(1)} MB, packed ${(packed.length / 1e6).toFixed(1)} MB`,
);
