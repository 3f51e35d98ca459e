import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type FontService, type Framework, LANGUAGES } from '#engine/index.ts';
import { checkDesign } from '#server/features/generations/check-design.ts';
import { createEnginePool } from '#server/platform/engine/pool.ts';

// The engine from the terminal, with no server: node scripts/convert.ts shot.png --framework tailwind --out out/
const USAGE =
  'Usage: convert <image> [--framework tailwind|bootstrap|custom] [--fonts google|bunny] [--language CODE] [--out <folder>] [--placeholders]';
const FRAMEWORKS: readonly string[] = ['tailwind', 'bootstrap', 'custom'];
const FONT_SERVICES: readonly string[] = ['google', 'bunny'];

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        framework: { type: 'string', default: 'custom' },
        fonts: { type: 'string', default: 'google' },
        language: { type: 'string', default: 'automatic' },
        out: { type: 'string', default: 'out' },
        placeholders: { type: 'boolean', default: false },
      },
    });
    return { ...values, file: positionals[0] };
  } catch (error) {
    return fail(`${(error as Error).message.split('.')[0]}. ${USAGE}`);
  }
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const { file, framework, fonts, language, out, placeholders } = readArguments();
if (!file) fail(USAGE);
if (!FRAMEWORKS.includes(framework)) fail(`Unknown framework "${framework}": choose tailwind, bootstrap or custom.`);
if (!FONT_SERVICES.includes(fonts)) fail(`Unknown font service "${fonts}": choose google or bunny.`);
const known = LANGUAGES.find(({ code }) => code === language);
if (!known && language !== 'automatic')
  fail(`Unknown language "${language}": choose automatic or one of ${LANGUAGES.map(({ code }) => code).join(', ')}.`);
const chosen = await readFile(file).catch(() => fail(`Cannot read ${file}: check the path of the image.`));
// The command refuses what the service refuses, with the same message.
const { png: image } = await checkDesign(chosen).catch((error: Error) => fail(error.message));

const pool = createEnginePool();
const started = performance.now();
const seconds = () => `${((performance.now() - started) / 1000).toFixed(1)} s`;
let stage = '';
try {
  const conversion = await pool.convert(
    image,
    {
      framework: framework as Framework,
      fonts: fonts as FontService,
      ...(known ? { language: known.code } : {}),
      images: placeholders ? 'placeholder' : 'embed',
    },
    {
      onStage(report) {
        if (report.stage === stage) return;
        stage = report.stage;
        console.log(`${seconds().padStart(7)}  ${report.stage}${report.detail ? `: ${report.detail}` : ''}`);
      },
    },
  );
  await mkdir(out, { recursive: true });
  await writeFile(path.join(out, 'index.html'), conversion.html);
  if (framework === 'custom') await writeFile(path.join(out, 'style.css'), conversion.css);
  for (const warning of conversion.warnings) console.log(`warning: ${warning}`);
  console.log(`${seconds().padStart(7)}  ${conversion.lines.length} lines of text → ${path.join(out, 'index.html')}`);
} catch (error) {
  await pool.close();
  fail(error instanceof Error ? error.message : String(error));
}
await pool.close();
