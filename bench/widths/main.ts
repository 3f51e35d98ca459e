import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import type { Conversion, Framework } from '#engine/index.ts';
import { scorePage } from '../../scripts/score-pages.ts';
import { launchBrowser } from '../fidelity/browser.ts';
import { documentOf } from '../fidelity/document-of.ts';
import { type EnginePool, openEngine } from '../fidelity/engine.ts';
import { inLanes } from '../fidelity/in-lanes.ts';
import { listPages } from '../fidelity/list-pages.ts';
import { FRAMEWORKS } from '../fidelity/options.ts';
import { renderCached } from '../fidelity/reference.ts';
import { findScrolls } from './find-scrolls.ts';

// `npm run bench:widths`: several pictures, one page. How faithful is the page of three pictures to each of them, beside the
// page of the widest picture alone, and beside a page that is made of that picture alone? In which windows does it scroll sideways?

const SCREENS = { desktop: 1280, tablet: 768, phone: 375 };
type Screen = keyof typeof SCREENS;
const NAMES = Object.keys(SCREENS) as Screen[];
const KINDS = ['desktop alone', 'joined', 'own'] as const;
type Scores = Record<(typeof KINDS)[number], number>;
type Result = {
  id: string;
  scores: Record<Screen, Scores>;
  found: { tablet: number; phone: number };
  scrolls: [window: number, page: number][];
};

const USAGE = `node bench/widths/main.ts [--pages DIR] [--limit N] [--only ID,ID] [--framework ${FRAMEWORKS.join('|')}]
  [--jobs 1|2] [--json FILE] [--keep DIR]`;
const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: resolve(import.meta.dirname, '../fidelity/pages') },
    limit: { type: 'string', default: '0' },
    only: { type: 'string' },
    framework: { type: 'string', default: 'tailwind' },
    jobs: { type: 'string', default: '1' },
    json: { type: 'string' },
    keep: { type: 'string' },
  },
});
const framework = FRAMEWORKS.find((name) => name === values.framework);
if (!framework) throw new Error(`unknown framework ${values.framework}\n${USAGE}`);
const { keep } = values;
const jobs = Math.min(2, Math.max(1, Number(values.jobs)));
const json =
  values.json ?? (values.only || values.limit !== '0' ? null : join(import.meta.dirname, '../results/widths.json'));

async function measure(browser: Browser, engine: EnginePool, id: string, file: string): Promise<Result> {
  const html = await readFile(file, 'utf8');
  const designs = new Map<Screen, Uint8Array>();
  const own = new Map<Screen, Conversion>();
  for (const name of NAMES) {
    const { png } = await renderCached(browser, { file, html }, { width: SCREENS[name], scale: 1 });
    designs.set(name, png);
    const screen = name === 'desktop' ? {} : { screen: name };
    const options = { framework: framework as Framework, mode: 'clean' as const, images: 'embed' as const, ...screen };
    own.set(name, await engine.convert(png, options));
  }
  const desktop = own.get('desktop')!;
  const { analysis, found } = await engine.join(desktop, { tablet: own.get('tablet'), phone: own.get('phone') });
  const joined = await engine.write('writePage', [analysis.clean!, framework as Framework, 'google']);
  const scores = {} as Result['scores'];
  for (const name of NAMES) {
    const [design, known] = [designs.get(name)!, own.get(name)!];
    const written = { 'desktop alone': desktop, joined, own: known };
    scores[name] = {} as Scores;
    for (const kind of KINDS) {
      const { html, css } = written[kind];
      const { faithful, seen } = await scorePage(browser, { html, css, known, design });
      scores[name][kind] = faithful;
      if (keep) await writeFile(join(keep, `${id}.${name}.${kind.replace(' ', '-')}.png`), seen);
    }
    if (keep) await writeFile(join(keep, `${id}.${name}.design.png`), design);
  }
  if (keep) await writeFile(join(keep, `${id}.html`), documentOf(joined));
  const scrolls = await findScrolls(browser, joined);
  return { id, scores, scrolls, found: { tablet: found.tablet ?? 0, phone: found.phone ?? 0 } };
}

const percent = (share: number): string => (100 * share).toFixed(1).padStart(14);
const mean = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

const pages = await listPages({
  pages: resolve(values.pages),
  limit: Number(values.limit),
  only: values.only ? new Set(values.only.split(',')) : null,
});
if (keep) await mkdir(keep, { recursive: true });
const browser = await launchBrowser();
const engine = await openEngine(jobs);
const results: Result[] = [];
const failed: string[] = [];
try {
  await inLanes(pages, jobs, async (file) => {
    const id = basename(file, '.html');
    try {
      const result = await measure(browser, engine, id, file);
      results.push(result);
      const joined = NAMES.map((name) => percent(result.scores[name].joined)).join('');
      const scrolls = result.scrolls.map(([window, page]) => `  ${page} px wide in ${window}`).join('');
      console.log(`${id.padEnd(36)}${joined}${scrolls}`);
    } catch (error) {
      failed.push(`${id}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  });
} finally {
  await engine.close();
  await browser.close();
}
results.sort((a, b) => a.id.localeCompare(b.id));
console.log(
  `\nFaithful, mean of ${results.length} pages\n${''.padEnd(16)}${NAMES.map((name) => name.padStart(14)).join('')}`,
);
const table = KINDS.map((kind) => ({
  kind,
  ...Object.fromEntries(NAMES.map((name) => [name, mean(results.map(({ scores }) => scores[name][kind]))])),
}));
for (const { kind, ...row } of table)
  console.log(
    kind.padEnd(16) +
      Object.values(row)
        .map((each) => percent(each as number))
        .join(''),
  );
if (json) {
  await mkdir(dirname(json), { recursive: true });
  await writeFile(json, `${JSON.stringify({ framework, table, results }, null, 2)}\n`);
}
for (const failure of failed) console.error(`FAILED ${failure}`);
if (failed.length > 0) process.exitCode = 1;
