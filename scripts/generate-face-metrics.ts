import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAMILIES, type Family } from '#engine/typeface/families.ts';
import { GLYPHS } from '#engine/typeface/font-metrics.ts';
import { launchBrowser } from '../bench/fidelity/browser.ts';

// `npm run engine:faces`: measures the families that @fontsource has, in all weights that pages use and in italics, and writes
// engine/typeface/face-metrics.ts and italic-metrics.ts. Metrics are facts; the fonts themselves stay in their packages.

const WEIGHTS = [300, 400, 500, 600, 700, 800];
/** Pairs of these are kerned (and ligatures of two letters are measured as kerning). */
const KERNED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789.,'-:";
/** In thousandths of the type size; less does not show. */
const MIN_KERNING = 8;
const KERNING_STEP = 2;
const KERNED_WEIGHTS = [400, 700];
const ITALIC_WEIGHTS = [400, 700];

const modules = join(import.meta.dirname, '..', 'node_modules', '@fontsource');
const folder = join(import.meta.dirname, '..', 'engine', 'typeface');
const FILE = join(folder, 'face-metrics.ts');
const ITALICS_FILE = join(folder, 'italic-metrics.ts');

type FaceSource = { source: string; weight: number };

/** Runs in the browser. For each glyph: advance (2 bytes), left, right, top, bottom, ink (see the header of the file). */
async function measureFace({
  source,
  glyphs,
  kerned,
  least,
}: FaceSource & { glyphs: string; kerned: string; least: number }) {
  const face = await new FontFace('measured', source).load();
  document.fonts.clear();
  document.fonts.add(face);
  const canvas = document.createElement('canvas');
  const em = 160;
  canvas.width = 3 * em;
  canvas.height = 3 * em;
  const context = canvas.getContext('2d', { willReadFrequently: true })!;
  const measureAt = (size: number, text: string) => {
    context.font = `${size}px measured`;
    return context.measureText(text);
  };
  const advances = new Map([...glyphs].map((glyph) => [glyph, measureAt(1000, glyph).width]));
  /** Ink of each row and column of a glyph drawn at `em` px, one em from the left and two from the top. */
  const draw = (glyph: string) => {
    const width = Math.min(canvas.width, Math.ceil((advances.get(glyph)! / 1000 + 1.5) * em));
    context.font = `${em}px measured`;
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.fillText(glyph, em, 2 * em);
    const { data } = context.getImageData(0, 0, width, canvas.height);
    const fullest = { rows: new Array(canvas.height).fill(0), columns: new Array(width).fill(0) };
    let sum = 0;
    for (let y = 0, at = 3; y < canvas.height; y++)
      for (let x = 0; x < width; x++, at += 4) {
        const level = data[at]! / 255;
        sum += level;
        if (level > fullest.rows[y]) fullest.rows[y] = level;
        if (level > fullest.columns[x]) fullest.columns[x] = level;
      }
    return { ...fullest, sum };
  };
  /** Where an outline begins and ends: within its outermost pixels, by how full they are. */
  const edgesOf = (levels: number[]): [number, number] => {
    const first = levels.findIndex((level) => level > 0);
    const last = levels.findLastIndex((level) => level > 0);
    return first < 0 ? [0, 0] : [first + 1 - levels[first]!, last + levels[last]!];
  };
  const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(value)));
  const bytes: number[] = [];
  for (const glyph of glyphs) {
    const advance = Math.round(advances.get(glyph)!);
    const { rows, columns, sum } = draw(glyph);
    const isEmpty = sum === 0;
    const [left, right] = edgesOf(columns).map((x) => (isEmpty ? 0 : (x - em) / em));
    const [top, bottom] = edgesOf(rows).map((y) => (isEmpty ? 0 : (2 * em - y) / em));
    bytes.push(
      advance & 255,
      advance >> 8,
      clamp((0.2 + left!) * 200),
      clamp((0.2 + right!) * 200),
      clamp((0.2 + top!) * 200),
      clamp((0.4 + bottom!) * 200),
      clamp((sum / em ** 2) * 500),
    );
  }
  const kerning: string[] = [];
  for (const a of kerned) {
    for (const b of kerned) {
      const kern = Math.round(measureAt(1000, a + b).width - advances.get(a)! - advances.get(b)!);
      if (Math.abs(kern) >= least) kerning.push(`${a}${b}${kern}`);
    }
  }
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = measureAt(1000, 'x');
  return {
    ascent: Math.round(fontBoundingBoxAscent),
    descent: Math.round(fontBoundingBoxDescent),
    glyphs: btoa(bytes.map((byte) => String.fromCharCode(byte)).join('')),
    kerning,
  };
}

/** Where the weights of a family come from: files of its package, or the installed font that it is measured on. */
function sourcesOf({ slug, measuredOn, class: kind }: Family, style: 'normal' | 'italic'): FaceSource[] {
  if (measuredOn) {
    const slanted = measuredOn.startsWith('DejaVu') && kind !== 'serif' ? 'Oblique' : 'Italic';
    const ending = style === 'normal' ? '' : ` ${slanted}`;
    return [
      { weight: 400, source: `local('${measuredOn}${ending}')` },
      { weight: 700, source: `local('${measuredOn} Bold${ending}')` },
    ];
  }
  return (style === 'normal' ? WEIGHTS : ITALIC_WEIGHTS).flatMap((weight) => {
    const path = join(modules, slug!, 'files', `${slug}-latin-${weight}-${style}.woff2`);
    if (!existsSync(path)) return [];
    return [{ weight, source: `url(data:font/woff2;base64,${readFileSync(path).toString('base64')})` }];
  });
}

type Kerning = string[];

/**
 * Base64 of the pairs of a face: for each character of KERNED its class as the left one, then its class as the right one, then
 * the kerning of each pair of classes, row by row, in steps of KERNING_STEP, plus 128.
 */
function packKerning(pairs: Kerning): string {
  const values = new Map(pairs.map((pair) => [[...pair].slice(0, 2).join(''), Number([...pair].slice(2).join(''))]));
  const steps = (a: string, b: string) =>
    Math.max(0, Math.min(255, 128 + Math.round((values.get(a + b) ?? 0) / KERNING_STEP)));
  const characters = [...KERNED];
  const classesOf = (keys: string[]) => {
    const distinct = [...new Set(keys)];
    return { classes: keys.map((key) => distinct.indexOf(key)), firsts: distinct.map((key) => keys.indexOf(key)) };
  };
  const left = classesOf(characters.map((a) => characters.map((b) => steps(a, b)).join()));
  const right = classesOf(characters.map((b) => characters.map((a) => steps(a, b)).join()));
  const table = left.firsts.flatMap((a) => right.firsts.map((b) => steps(characters[a]!, characters[b]!)));
  return Buffer.from([...left.classes, ...right.classes, ...table]).toString('base64');
}

const HEADER = `// Generated by 'npm run engine:faces' in Chromium from the packages of @fontsource: what glyphs measure, no outlines. For each
// glyph of GLYPHS (font-metrics.ts) two bytes of advance in thousandths of the type size, low first, then left and right ink
// edge and top of the ink, each plus 0.2, and its bottom plus 0.4 in steps of 0.005, and its ink in 1/500 of the size's square.
// Kerning: for each character of KERNED its class on the left, then its class on the right, then a row a left class of what
// pairs are moved by, in steps of KERNING_STEP, plus 128.
`;

const browser = await launchBrowser();
try {
  const page = await browser.newPage();
  const rows: string[] = [];
  const italics: string[] = [];
  for (const family of FAMILIES) {
    for (const { source, weight } of sourcesOf(family, 'normal')) {
      const { ascent, descent, glyphs, kerning } = await page.evaluate(measureFace, {
        ...{ source, weight, glyphs: GLYPHS, kerned: KERNED, least: MIN_KERNING },
      });
      // Weights between are kerned like the nearest of these.
      const pairs = KERNED_WEIGHTS.includes(weight) && kerning.length > 0 ? packKerning(kerning) : '';
      rows.push(`  ['${family.id}', ${weight}, ${ascent}, ${descent}, '${glyphs}', '${pairs}'],`);
    }
    for (const { source, weight } of sourcesOf(family, 'italic')) {
      const { ascent, descent, glyphs } = await page.evaluate(measureFace, {
        ...{ source, weight, glyphs: GLYPHS, kerned: '', least: MIN_KERNING },
      });
      italics.push(`  ['${family.id}', ${weight}, ${ascent}, ${descent}, '${glyphs}', ''],`);
    }
  }
  const kerned = KERNED.replace(/[\\']/g, String.raw`\$&`);
  writeFileSync(
    FILE,
    `${HEADER}
export const KERNED = '${kerned}';

export const KERNING_STEP = ${KERNING_STEP};

/** Family, weight, ascent and descent in thousandths of the type size, glyphs and kerning in base64. */
export type FaceMetrics = readonly [string, number, number, number, string, string];

export const FACE_METRICS: readonly FaceMetrics[] = [
${rows.join('\n')}
];
`,
  );
  writeFileSync(
    ITALICS_FILE,
    `import type { FaceMetrics } from './face-metrics.ts';

// Generated by 'npm run engine:faces' together with face-metrics.ts: the italics of the same families, without kerning.

export const ITALIC_METRICS: readonly FaceMetrics[] = [
${italics.join('\n')}
];
`,
  );
  spawnSync('npx', ['biome', 'check', '--write', FILE, ITALICS_FILE], { stdio: 'inherit' });
} finally {
  await browser.close();
}
