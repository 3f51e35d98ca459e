import { readFile } from 'node:fs/promises';
import { brotliDecompressSync } from 'node:zlib';
import sharp from 'sharp';
import { type CatalogueIcon, parseCatalogue } from '#engine/icons/catalogue.ts';
import { chooseIcons } from '#engine/icons/choose-icons.ts';
import { readIconInk } from '#engine/icons/icon-ink.ts';
import { GRID, lookOf } from '#engine/icons/look.ts';
import { traceInk } from '#engine/icons/trace-ink.ts';
import type { Pixels } from '#engine/model/pixels.ts';
import { likeness as alikeness, lookOf as shapeLookOf } from '../fidelity/icons/compare-looks.ts';

// `npm run bench:icons`: draws icons of the catalogue at several sizes, at random places between pixels and in random
// colours, and prints how many are found in it again, and how like themselves they are when they are traced.

const SIZES_PX = [12, 14, 16, 20, 24, 32, 48];
const COUNT = Number(process.argv[2] ?? 300);
/** Two shapes look the same from here on, as in the fidelity benchmark. */
const SAME = 0.9;
const DRAWN_PX = 192;

let seed = 7;
const random = (): number => {
  seed = (seed * 1103515245 + 12345) & 0x7fffffff;
  return seed / 0x7fffffff;
};
const colorOf = (range: [number, number]): number[] =>
  [0, 1, 2].map(() => Math.round(range[0] + random() * (range[1] - range[0])));
const css = (color: number[]): string => `rgb(${color.join(' ')})`;

const svgOf = (body: string, viewBox: number[], size: number, color: string, ground?: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${viewBox.join(' ')}" color="${color}">${ground ? `<rect x="${viewBox[0]}" y="${viewBox[1]}" width="${viewBox[2]}" height="${viewBox[3]}" fill="${ground}"/>` : ''}${body}</svg>`;

async function pixelsOf(svg: string): Promise<Pixels> {
  const { data, info } = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const pixels = Int32Array.from({ length: info.width * info.height }, (_, i) => data.readUIntBE(3 * i, 3));
  return { width: info.width, height: info.height, data: pixels };
}

/** How a drawing looks at leisure. */
async function shapeOf(body: string, viewBox: number[]): Promise<number[] | null> {
  const alpha = await sharp(Buffer.from(svgOf(body, square(viewBox), DRAWN_PX, '#000')))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer();
  let [x0, y0, x1, y1] = [DRAWN_PX, DRAWN_PX, 0, 0];
  alpha.forEach((level, i) => {
    if (level < 64) return;
    const [x, y] = [i % DRAWN_PX, Math.floor(i / DRAWN_PX)];
    [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x + 1), Math.max(y1, y + 1)];
  });
  return x1 > x0 ? shapeLookOf(alpha, DRAWN_PX, [x0, y0, x1, y1]) : null;
}

const square = ([x, y, width, height]: number[]): number[] => {
  const side = Math.max(width, height);
  return [x - (side - width) / 2, y - (side - height) / 2, side, side];
};

/** The icon at a size of its own, somewhere between the pixels of a picture. */
function drawn(icon: CatalogueIcon, size: number): Promise<Pixels> {
  const [x, y, side] = square(icon.viewBox);
  const pixel = side / size;
  const around = [x - pixel * (3 + random()), y - pixel * (3 + random()), pixel * (size + 8), pixel * (size + 8)];
  const [dark, light] = [colorOf([0, 130]), colorOf([200, 255])];
  const [ink, ground] = random() < 0.3 ? [light, dark] : [dark, light];
  return pixelsOf(svgOf(icon.body, around, size + 8, css(ink), css(ground)));
}

const catalogue = parseCatalogue(
  brotliDecompressSync(await readFile(new URL('../../server/platform/engine/icon-catalogue.br', import.meta.url))),
);
const picks = Array.from({ length: COUNT }, () => Math.floor(random() * catalogue.count));
console.log(`${catalogue.count} icons on ${GRID} × ${GRID} cells; ${COUNT} drawn at each size\n`);
console.log('px   read  same icon  looks the same  none  wrong  likeness  ms/icon   traced: looks the same  likeness');
const share = (count: number): string => ((100 * count) / COUNT).toFixed(1).padStart(5);
for (const size of SIZES_PX) {
  let [read, same, alike, none, wrong, likeness, ms, tracedAlike, tracedLikeness] = [0, 0, 0, 0, 0, 0, 0, 0, 0];
  for (const index of picks) {
    const icon = catalogue.iconAt(index);
    const image = await drawn(icon, size);
    const truth = await shapeOf(icon.body, icon.viewBox);
    const ink = readIconInk(image, { x: 3, y: 3, width: size + 2, height: size + 2 });
    const look = ink && lookOf(ink.ink);
    if (!ink || !look || !truth) continue;
    read++;
    const began = performance.now();
    const [match] = chooseIcons(catalogue, [{ look, label: '' }]);
    ms += performance.now() - began;
    if (!match) none++;
    else {
      likeness += match.likeness;
      const chosen = catalogue.iconAt(match.index);
      const shape = await shapeOf(chosen.body, chosen.viewBox);
      if (match.index === index) same++;
      if (shape && alikeness(shape, truth) >= SAME) alike++;
      else wrong++;
    }
    const path = `<path d="${traceInk(ink.ink)}"/>`;
    const traced = await shapeOf(path, [0, 0, ink.ink.width, ink.ink.height]);
    const like = traced ? alikeness(traced, truth) : 0;
    tracedLikeness += like;
    if (like >= SAME) tracedAlike++;
  }
  const known = Math.max(1, read - none);
  console.log(
    `${String(size).padEnd(4)}${share(read)}${share(same).padStart(10)}${share(alike).padStart(15)}${share(none).padStart(8)}${share(wrong).padStart(7)}${(likeness / known).toFixed(3).padStart(9)}${(ms / COUNT).toFixed(1).padStart(9)}${share(tracedAlike).padStart(20)}${(tracedLikeness / Math.max(1, read)).toFixed(3).padStart(15)}`,
  );
}
