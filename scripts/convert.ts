import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { DEFAULT_MODE } from '#contract/vocabulary/generation-limits.ts';
import {
  type Analysis,
  type Conversion,
  type FontService,
  type Framework,
  LANGUAGES,
  MIN_FOUND_SHARE,
  type Mode,
  pageIn,
} from '#engine/index.ts';
import { checkDesign } from '#server/features/generations/check-design.ts';
import { createEnginePool } from '#server/platform/engine/pool.ts';
import { type ScoredPage, scorePages } from './score-pages.ts';

// The engine from the terminal, with no server: node scripts/convert.ts shot.png --framework tailwind --out out/
const USAGE =
  'Usage: convert <image> [--tablet <image>] [--phone <image>] [--framework tailwind|bootstrap|custom] [--clean|--exact] [--react] [--vue] [--fonts google|bunny] [--language CODE] [--out <folder>] [--placeholders] [--no-score]';
const FRAMEWORKS: readonly string[] = ['tailwind', 'bootstrap', 'custom'];
const FONT_SERVICES: readonly string[] = ['google', 'bunny'];

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      allowNegative: true,
      options: {
        framework: { type: 'string', default: 'custom' },
        tablet: { type: 'string' },
        phone: { type: 'string' },
        clean: { type: 'boolean', default: false },
        exact: { type: 'boolean', default: false },
        react: { type: 'boolean', default: false },
        vue: { type: 'boolean', default: false },
        fonts: { type: 'string', default: 'google' },
        language: { type: 'string', default: 'automatic' },
        out: { type: 'string', default: 'out' },
        placeholders: { type: 'boolean', default: false },
        score: { type: 'boolean', default: true },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return { ...values, file: positionals[0], others: positionals.slice(1) };
  } catch (error) {
    return fail(`${(error as Error).message.split('.')[0]}. ${USAGE}`);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const {
  file,
  others,
  tablet,
  phone,
  framework,
  clean,
  exact,
  react,
  vue,
  fonts,
  language,
  out,
  placeholders,
  ...flags
} = readArguments();
if (flags.help) {
  console.log(USAGE);
  process.exit(0);
}
if (!file) fail(USAGE);
if (others.length > 0) fail(`One picture at a time: ${others.join(', ')} would be left out. ${USAGE}`);
if (!FRAMEWORKS.includes(framework)) fail(`Unknown framework "${framework}": choose tailwind, bootstrap or custom.`);
if (clean && exact) fail('Choose either --clean or --exact.');
if (exact && (react || vue)) fail('Components are written of clean pages: leave --exact out.');
const several = tablet !== undefined || phone !== undefined;
if (exact && several) fail('Several pictures make a page in Clean mode: leave --exact out.');
if (!FONT_SERVICES.includes(fonts)) fail(`Unknown font service "${fonts}": choose google or bunny.`);
const known = LANGUAGES.find(({ code }) => code === language);
if (!known && language !== 'automatic')
  fail(`Unknown language "${language}": choose automatic or one of ${LANGUAGES.map(({ code }) => code).join(', ')}.`);
const image = await readDesign(file);
const narrower = {
  tablet: tablet === undefined ? undefined : await readDesign(tablet),
  phone: phone === undefined ? undefined : await readDesign(phone),
};
const mode = several || clean || react || vue ? 'clean' : exact ? 'exact' : DEFAULT_MODE;

/** The command refuses what the service refuses, with the same message. */
async function readDesign(name: string): Promise<Uint8Array> {
  const bytes = await readFile(name).catch(() => fail(`Cannot read ${name}: check the path of the image.`));
  const { png } = await checkDesign(bytes).catch((error: Error) => fail(`${name}: ${error.message}`));
  return png;
}

const pool = createEnginePool();
const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
let stage = '';

const convert = (picture: Uint8Array, screen?: 'tablet' | 'phone'): Promise<Conversion> =>
  pool.convert(
    picture,
    {
      framework: framework as Framework,
      mode,
      fonts: fonts as FontService,
      ...(known ? { language: known.code } : {}),
      images: placeholders ? 'placeholder' : 'embed',
      ...(screen && { screen }),
    },
    {
      onStage(report) {
        if (report.stage === stage) return;
        stage = report.stage;
        console.log(`${seconds().padStart(7)}  ${report.stage}${report.detail ? `: ${report.detail}` : ''}`);
      },
    },
  );

const write = (analysis: Analysis, as: Mode) =>
  pool.write('writePage', [pageIn(analysis, as), framework as Framework, fonts as FontService]);

/** What was read in the pictures of narrower screens. */
const screens: { tablet?: Analysis; phone?: Analysis } = {};

/** Makes one page of the pictures of several screens. */
async function join(desktop: Conversion): Promise<Conversion> {
  for (const screen of ['tablet', 'phone'] as const) {
    const picture = narrower[screen];
    if (!picture) continue;
    console.log(`${seconds().padStart(7)}  ${screen}`);
    screens[screen] = await convert(picture, screen);
  }
  const { analysis, found } = await pool.join(desktop, screens);
  for (const [screen, share] of Object.entries(found)) {
    const percent = `${Math.round(share * 100)} %`;
    if (share < MIN_FOUND_SHARE)
      throw new Error(`The picture for --${screen} shows another page: only ${percent} of it is in the first one.`);
    console.log(`${seconds().padStart(7)}  ${percent} of the page found in the picture for ${screen}s`);
  }
  return {
    ...desktop,
    ...analysis,
    ...(await write(analysis, mode)),
  };
}

/** How faithful the page is in either mode, or on each screen that it has a design for. */
async function score(conversion: Conversion): Promise<string> {
  const { html, css, clean } = conversion;
  const page = { html, css, known: conversion, design: image };
  const pages = new Map<string, ScoredPage>([[several ? 'desktop' : clean ? mode : 'exact', page]]);
  for (const screen of ['tablet', 'phone'] as const) {
    const [known, design] = [screens[screen], narrower[screen]];
    if (known && design) pages.set(screen, { html, css, known, design });
  }
  if (!several && clean) {
    const other = mode === 'clean' ? 'exact' : 'clean';
    const written = await write(conversion, other);
    pages.set(other, { ...page, ...written });
  }
  const scores = await scorePages([...pages.values()]);
  return [...pages.keys()].map((label, at) => `${label} ${(100 * scores[at]!).toFixed(1)}`).join(', ');
}

try {
  const first = await convert(image);
  const conversion = several ? await join(first) : first;
  await mkdir(out, { recursive: true });
  await writeFile(path.join(out, 'index.html'), conversion.html);
  if (framework === 'custom') await writeFile(path.join(out, 'style.css'), conversion.css);
  for (const kind of [...(react ? (['react'] as const) : []), ...(vue ? (['vue'] as const) : [])]) {
    if (!conversion.clean)
      throw new Error('This page could not be brought to a design system, so it has no components.');
    const files = await pool.write('writeComponents', [
      conversion.clean,
      framework as Framework,
      kind,
      fonts as FontService,
    ]);
    for (const { name, content } of files) {
      const target = path.join(out, kind, name);
      await mkdir(path.dirname(target), { recursive: true });
      await writeFile(target, content);
    }
  }
  for (const warning of conversion.warnings) console.log(`warning: ${warning}`);
  console.log(`${seconds().padStart(7)}  ${conversion.lines.length} lines of text → ${path.join(out, 'index.html')}`);
  if (flags.score) {
    const scores = await score(conversion).catch((error: Error) => `not measured, ${error.message.split('\n')[0]}`);
    console.log(`${seconds().padStart(7)}  faithful: ${scores}`);
  }
} catch (error) {
  await pool.close();
  fail(error instanceof Error ? error.message : String(error));
}
await pool.close();
