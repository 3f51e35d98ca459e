import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { launchBrowser } from './browser.ts';
import { type EnginePool, openEngine } from './engine.ts';
import { storeGolden } from './golden.ts';
import { inLanes } from './in-lanes.ts';
import { listPages } from './list-pages.ts';
import { type Measured, measurePage } from './measure-page.ts';
import { printMisses } from './misses.ts';
import { type Options, readOptions } from './options.ts';
import { peakMemory, resetPeakMemory } from './peak-memory.ts';
import { printHeader, printKinds, printPage, printSanity, printSummary } from './print.ts';
import { loadReferences } from './reference.ts';
import { printRegionMisses } from './region-misses.ts';
import { reportOf } from './report.ts';
import { measureSanity, sanityFaults } from './sanity.ts';
import { type Summary, summarize, summarizeKinds } from './summary.ts';
import { drawWorstPages, printWorstPages } from './worst-pages.ts';

/** The summaries of the last run over the same pages; other pages cannot be compared. */
async function readFormer({ json, pages }: Options, count: number): Promise<Record<string, Summary> | null> {
  if (!json || !existsSync(json)) return null;
  const former = JSON.parse(await readFile(json, 'utf8'));
  return former.set === basename(pages) && former.pages === count ? former.frameworks : null;
}

const options = readOptions(process.argv.slice(2));
const browser = await launchBrowser();
let engine: EnginePool | null = null;
let faults: string[] = [];
try {
  const references = await loadReferences(browser, await listPages(options), options);

  const step = options.sanity > 0 ? Math.max(1, Math.floor(references.length / options.sanity)) : 1;
  const sample = references.filter((_, index) => index % step === 0).slice(0, options.sanity || references.length);
  const sanity = await measureSanity(browser, sample);
  faults = sanityFaults(sanity);
  const measured: Measured[] = [];
  const before = process.memoryUsage.rss() / 2 ** 20;
  resetPeakMemory();
  engine = await openEngine(options.jobs);
  const pool = engine;
  printHeader();
  for (const framework of options.frameworks) {
    await inLanes(references, options.jobs, async (reference) => {
      const one = await measurePage(browser, pool, reference, framework, options.keep);
      measured.push(one);
      printPage(one.result);
    });
  }
  const peak = peakMemory();

  printSanity(sanity);
  const former = await readFormer(options, references.length);
  const summaries: Record<string, Summary> = {};
  for (const framework of options.frameworks) {
    const results = measured.map(({ result }) => result).filter((result) => result.framework === framework);
    summaries[framework] = summarize(results);
    printSummary(framework, summaries[framework], former?.[framework]);
    const kinds = summarizeKinds(results);
    if (Object.keys(kinds).length > 1) printKinds(framework, kinds);
    printWorstPages(framework, results);
    if (options.keep) await drawWorstPages(options.keep, references, results);
  }
  console.log(
    `\npeak memory, engine and benchmark without the browser: ${peak.toFixed(0)} MB (${before.toFixed(0)} MB before the engine began)`,
  );
  const failed = measured.filter(({ result }) => result.error);
  for (const { result } of failed) console.log(`FAILED ${result.id} ${result.framework}: ${result.error}`);
  if (options.golden) await storeGolden(measured.map(({ result }) => result));
  if (options.misses) {
    await printMisses(references, measured);
    await printRegionMisses(references, measured);
  }

  if (options.json) {
    await mkdir(dirname(options.json), { recursive: true });
    const results = measured.map(({ result }) => result);
    await writeFile(options.json, reportOf(options, references.length, sanity, summaries, results, peak));
  }
} finally {
  await engine?.close?.();
  await browser.close();
}
if (faults.length > 0) {
  console.error(`\nThe measure is wrong:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  process.exitCode = 1;
}
