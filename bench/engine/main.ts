import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { quantile } from '#fidelity/index.ts';
import { normalizeWord } from '#fidelity/words/normalize-word.ts';
import { launchBrowser } from '../fidelity/browser.ts';
import { drawPictures } from './draw-pictures.ts';
import { type BaselineReport, type ChildReport, type Picture, STAGES, type Times } from './jobs.ts';
import { runChild } from './run-child.ts';

// How long the engine takes, stage by stage, on our own pages; how that grows with pixels and words; how much memory a
// process with only the engine needs; and, for comparison, the same OCR on whole pictures.
// `npm run bench:engine -- --runs 3`

const GOALS = { firstLayoutP50: 500, totalP50: 1500, totalP95: 4000, peakMegabytes: 500 };

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    json: { type: 'string', default: join(import.meta.dirname, '../results/engine.json') },
  },
});
const runs = Number(values.runs);
const folder = await mkdtemp(join(tmpdir(), 'facsimile-bench-engine-'));
const loadBefore = loadavg()[0]!;

const ms = (value: number): string => value.toFixed(0).padStart(8);
const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, numbers.length);
const middle = (times: readonly Times[], pick: (time: Times) => number): number => quantile(times.map(pick), 0.5);
const verdict = (value: number, goal: number): string => (value <= goal ? 'met' : `MISSED (goal ${goal})`);

/** One line per picture, the median of its runs. */
function printGrowth(title: string, pictures: readonly Picture[], report: ChildReport) {
  console.log(`\n${title.padEnd(20)}    Mpx   words first lay.  segment     text    other    total`);
  return pictures.map(({ name, megapixels, words }) => {
    const times = report.pictures.find((picture) => picture.name === name)!.runs;
    const [first, segment, text, total] = (['firstLayout', 'segment', 'text', 'total'] as const).map((key) =>
      middle(times, (time) => time[key]),
    ) as [number, number, number, number];
    const other = total - segment - text;
    console.log(
      `${name.padEnd(20)}${megapixels.toFixed(1).padStart(7)}${String(words).padStart(8)}${ms(first).padStart(11)}${ms(segment).padStart(9)}${ms(text).padStart(9)}${ms(other).padStart(9)}${ms(total).padStart(9)}`,
    );
    return { name, megapixels, words, firstLayout: first, segment, text, other, total };
  });
}

/** The share of `truth` that is in `found`, counting repeated words. */
function recall(truth: readonly string[], found: readonly string[]): number {
  const left = new Map<string, number>();
  for (const word of found.map(normalizeWord)) left.set(word, (left.get(word) ?? 0) + 1);
  const hits = truth.map(normalizeWord).filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count > 0;
  });
  return truth.length === 0 ? 1 : hits.length / truth.length;
}

const browser = await launchBrowser();
try {
  const { own, scaled, tall, wordy, truth } = await drawPictures(browser, folder);
  await browser.close();

  const pages = await runChild<ChildReport>('convert-pictures.ts', { pictures: own, runs });
  const all = pages.pictures.flatMap((picture) => picture.runs);
  const stages: Record<string, { p50: number; p95: number; mean: number }> = {};
  console.log(`${own.length} pages of our own, ${runs} runs each${''.padEnd(8)}p50     p95    mean   (ms)`);
  for (const name of [...STAGES, 'firstLayout', 'total'] as const) {
    const times = all.map((time) => time[name]);
    const line = { p50: quantile(times, 0.5), p95: quantile(times, 0.95), mean: mean(times) };
    stages[name] = line;
    console.log(`${name.padEnd(36)}${ms(line.p50)}${ms(line.p95)}${ms(line.mean)}`);
  }

  const growth = await runChild<ChildReport>('convert-pictures.ts', { pictures: [...scaled, ...tall, ...wordy], runs });
  const grown = {
    scaled: printGrowth('one page, scaled', scaled, growth),
    tall: printGrowth('one page, cut', tall, growth),
    words: printGrowth('one size, more words', wordy, growth),
  };
  const largest = await runChild<ChildReport>('convert-pictures.ts', { pictures: tall.slice(-1), runs: 1 });

  const baseline = await runChild<BaselineReport>('read-whole-pictures.ts', { pictures: own });
  const whole = baseline.pictures.map(({ milliseconds }) => milliseconds);
  const compared = {
    wholePictureMean: mean(whole),
    engineMean: stages.total!.mean,
    wholePictureRecall: mean(baseline.pictures.map(({ name, text }) => recall(truth[name]!, text))),
    engineRecall: mean(pages.pictures.map(({ name, text }) => recall(truth[name]!, text))),
  };
  console.log(
    `\nbaseline, Tesseract on the whole picture: ${compared.wholePictureMean.toFixed(0)} ms a page and ${(100 * compared.wholePictureRecall).toFixed(1)} % of the words; the engine: ${compared.engineMean.toFixed(0)} ms and ${(100 * compared.engineRecall).toFixed(1)} %`,
  );

  const memory = { start: pages.startMegabytes, ownPages: pages.peakMegabytes, eightMegapixels: largest.peakMegabytes };
  console.log(
    `\npeak memory of a process with the engine alone: ${memory.ownPages.toFixed(0)} MB over our own pages, ${memory.eightMegapixels.toFixed(0)} MB for 8 Mpx (${memory.start.toFixed(0)} MB before the engine began)`,
  );
  const results = {
    firstLayoutP50: stages.firstLayout!.p50,
    totalP50: stages.total!.p50,
    totalP95: stages.total!.p95,
    peakMegabytes: Math.max(memory.ownPages, memory.eightMegapixels),
  };
  for (const [name, goal] of Object.entries(GOALS)) {
    const value = results[name as keyof typeof results];
    console.log(`${name.padEnd(20)}${ms(value)}  ${verdict(value, goal)}`);
  }
  const load = { before: loadBefore, after: loadavg()[0]! };
  console.log(`Load of the machine: ${load.before.toFixed(1)} before, ${load.after.toFixed(1)} after.`);
  const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(2)) : value);
  const report = {
    pages: own.length,
    runs,
    goals: GOALS,
    results,
    load,
    stages,
    memory,
    growth: grown,
    baseline: compared,
  };
  await writeFile(values.json, `${JSON.stringify(report, rounded, 2)}\n`);
} finally {
  await browser.close();
  await rm(folder, { recursive: true });
}
