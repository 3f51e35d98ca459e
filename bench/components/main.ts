import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Browser } from 'playwright-core';
import { brokenCells } from '#fidelity/index.ts';
import { launchBrowser, openWindow } from '../fidelity/browser.ts';
import { documentOf } from '../fidelity/document-of.ts';
import { openEngine } from '../fidelity/engine.ts';
import { FRAMEWORKS } from '../fidelity/options.ts';
import { decode, show } from '../fidelity/render.ts';
import { findComponents } from './find-components.ts';
import { pageOf, SCENES } from './fixtures/scenes.ts';
import { STYLES } from './fixtures/styles.ts';
import { type Component, KINDS } from './kinds.ts';
import { type KindScore, scoreComponents } from './score-components.ts';

// `npm run bench:components`: pages of our own whose components are labelled, each in three styles, are rendered and
// converted; prints what of each kind is found, and what is ours where none stands. `--pages DIR` counts on other pages,
// which have no labels, what would be a false alarm.

const WINDOW_PX = 1280;

const { values } = parseArgs({
  options: {
    framework: { type: 'string', default: 'tailwind' },
    only: { type: 'string' },
    pages: { type: 'string' },
    keep: { type: 'string' },
    misses: { type: 'boolean', default: false },
  },
});

type Page = { id: string; style: string; source: { html: string } | { file: string } };

async function listPages(): Promise<Page[]> {
  const fixtures = SCENES.flatMap((scene) =>
    STYLES.map((style) => ({
      id: `${scene.name}-${style.name}`,
      style: style.name,
      source: { html: pageOf(scene, style) },
    })),
  );
  const folder = values.pages && resolve(values.pages);
  const names = folder ? (await readdir(folder)).filter((name) => name.endsWith('.html')).sort() : [];
  const others = names.map((name) => ({
    id: basename(name, '.html'),
    style: 'other',
    source: { file: join(folder!, name) },
  }));
  const only = values.only?.split(',');
  return (folder ? others : fixtures).filter(
    ({ id }) => !only || only.some((name) => id === name || id.startsWith(`${name}-`)),
  );
}

/** A picture of the page and the components that are seen in it. */
async function look(browser: Browser, source: Page['source'], by: 'label' | 'markup') {
  const context = await openWindow(browser, WINDOW_PX);
  try {
    const page = await context.newPage();
    await show(page, source);
    const png = await page.screenshot({ fullPage: true, animations: 'disabled' });
    return { png, components: (await page.evaluate(`(${findComponents.toString()})('${by}')`)) as Component[] };
  } finally {
    await context.close();
  }
}

const placeOf = ({ kind, x, y, width, height }: Component): string =>
  `${kind} ${Math.round(x)},${Math.round(y)} ${Math.round(width)}×${Math.round(height)}`;
const none = (): KindScore => ({ labelled: 0, found: 0, other: 0, missed: 0, alarms: 0 });
const columns = ({ labelled, found, other, missed, alarms }: KindScore): string =>
  [labelled, found, other, missed, alarms].map((count) => String(count).padStart(9)).join('');
const sumOf = (scores: readonly KindScore[]): KindScore =>
  scores.reduce((sum, score) => {
    for (const key of Object.keys(sum) as (keyof KindScore)[]) sum[key] += score[key];
    return sum;
  }, none());

const framework = FRAMEWORKS.find((name) => name === values.framework);
if (!framework) throw new Error(`unknown framework ${values.framework}, one of ${FRAMEWORKS.join(', ')}`);
const browser = await launchBrowser();
const engine = await openEngine(1);
const results: { style: string; kind: string; score: KindScore }[] = [];
const broken: number[] = [];
try {
  for (const { id, style, source } of await listPages()) {
    const design = await look(browser, source, 'label');
    const html = documentOf(await engine.convert(design.png, { framework, images: 'embed' }));
    const result = await look(browser, { html }, 'markup');
    const share = brokenCells(await decode(design.png), await decode(result.png), 1).share;
    broken.push(share);
    const { scores, misses, alarms } = scoreComponents(design.components, result.components);
    for (const [kind, score] of scores) results.push({ style, kind, score });
    if (values.misses && misses.length + alarms.length + (share > 0 ? 1 : 0) > 0)
      console.log(
        `${id}: lacks ${misses.map(placeOf).join(', ') || '–'} · false ${alarms.map(placeOf).join(', ') || '–'} · broken ${(100 * share).toFixed(1)} %`,
      );
    if (values.keep) {
      await mkdir(values.keep, { recursive: true });
      const files = { 'design.png': design.png, 'result.png': result.png, 'result.html': html };
      for (const [name, content] of Object.entries(files)) await writeFile(join(values.keep, `${id}.${name}`), content);
    }
  }
} finally {
  await engine.close?.();
  await browser.close();
}

const head = '  labelled    found    other   missed   alarms';
console.log(`\n${'kind'.padEnd(12)}${head}`);
const byKind = new Map(
  KINDS.map((kind) => [kind, sumOf(results.filter((one) => one.kind === kind).map(({ score }) => score))]),
);
for (const [kind, score] of byKind) console.log(kind.padEnd(12) + columns(score));
const all = sumOf([...byKind.values()]);
console.log('all'.padEnd(12) + columns(all));
for (const style of new Set(results.map((one) => one.style)))
  console.log(
    style.padEnd(12) + columns(sumOf(results.filter((one) => one.style === style).map(({ score }) => score))),
  );
const mean = broken.reduce((sum, share) => sum + share, 0) / broken.length;
console.log(`\n${broken.length} pages, ${framework}; broken cells ${(100 * mean).toFixed(2)} %`);
if (!values.only && !values.pages) {
  const file = join(import.meta.dirname, '../results/components.json');
  await writeFile(
    file,
    `${JSON.stringify({ framework, pages: broken.length, broken: mean, kinds: Object.fromEntries(byKind), all }, null, 2)}\n`,
  );
}
