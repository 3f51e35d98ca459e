import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { build } from '../../scripts/build.ts';
import { findChromium } from '../../scripts/testing/chromium.ts';
import { GENERATOR_GOALS, LIGHTHOUSE_GOALS, LOAD_GOAL, LOGIN_GOALS, SCRIPT_GOAL } from './goals.ts';
import { type GeneratorSpeed, measureGenerator } from './measure-generator.ts';
import { measureLoad } from './measure-load.ts';
import { measureTransfer, type Transfer } from './measure-transfer.ts';
import { type Report, readReport, writeReport } from './report.ts';
import { LIGHTHOUSE_METRICS, runLighthouse } from './run-lighthouse.ts';
import { startServer } from './start-server.ts';
import { type Goal, printTable } from './table.ts';

// How fast the public pages and the generator are.
// `npm run bench:web -- --runs 3 --pages /,/about --only lighthouse,transfer,generator,load`

const PARTS = ['lighthouse', 'transfer', 'generator', 'load'];
const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    pages: { type: 'string', default: '/,/about,/contact,/items,/login' },
    only: { type: 'string', default: PARTS.join() },
    seconds: { type: 'string', default: '10' },
    json: { type: 'string', default: join(import.meta.dirname, '../results/web.json') },
  },
});
const parts = values.only.split(',');
const unknown = parts.filter((part) => !PARTS.includes(part));
if (unknown.length > 0) throw new Error(`--only takes ${PARTS.join()}, not ${unknown.join()}`);

const main = join(import.meta.dirname, '../../server/main.ts');
const uncached = join(import.meta.dirname, 'serve-uncached.ts');
const file = resolve(values.json);
const former = await readReport(file);
const report: Report = { ...former };
const missed: string[] = [];

async function inBrowser(): Promise<void> {
  const chromium = findChromium();
  if (!chromium) throw new Error('no Chromium found: install one or set CHROMIUM to its path');
  const server = await startServer(main);
  try {
    if (parts.includes('lighthouse')) await askLighthouse(chromium, server.url);
    if (parts.includes('transfer')) report.transfer = await measureTransfer(chromium, server.url);
    if (parts.includes('generator')) {
      await server.warm;
      report.generator = await measureGenerator(chromium, server.url, Number(values.runs));
    }
  } finally {
    await server.stop();
  }
  if (parts.includes('generator') && report.generator) printGenerator(report.generator);
  if (parts.includes('transfer') && report.transfer) printTransfer(report.transfer);
}

async function askLighthouse(chromium: string, url: string): Promise<void> {
  report.lighthouse = { ...former.lighthouse };
  for (const page of values.pages.split(',')) {
    const { result, complaints } = await runLighthouse(chromium, url + page, Number(values.runs));
    report.lighthouse[page] = result;
    const lines = LIGHTHOUSE_METRICS.map((name) => ({
      name,
      value: result[name],
      unit: ['FCP', 'LCP', 'TBT', 'Speed Index'].includes(name) ? 'ms' : '',
      digits: name === 'CLS' ? 3 : 0,
      goal: (page === '/login' ? LOGIN_GOALS : LIGHTHOUSE_GOALS)[name],
      former: former.lighthouse?.[page]?.[name],
    }));
    missed.push(...printTable(`Lighthouse, ${page}`, lines));
    for (const complaint of complaints) console.log(`  ${complaint}`);
  }
}

function printGenerator(speed: GeneratorSpeed): void {
  const before = former.generator;
  const ms = (name: string, key: 'usable' | 'converting' | 'typing50' | 'typing95', goal?: Goal) => ({
    ...{ name, value: speed[key], unit: 'ms', former: before?.[key], goal },
  });
  missed.push(
    ...printTable('Generator, sample design', [
      {
        ...{ name: 'JavaScript before, gzip', value: speed.script, unit: 'kB', digits: 1, former: before?.script },
        goal: GENERATOR_GOALS.script,
      },
      ms('pressed to usable, p50', 'usable', GENERATOR_GOALS.usable),
      ms('of that, converting', 'converting'),
      ms('typing, 3,000 lines, p50', 'typing50'),
      ms('typing, 3,000 lines, p95', 'typing95', GENERATOR_GOALS.typing95),
    ]),
  );
}

const total = (transfer: Transfer | undefined) =>
  transfer && Object.values(transfer.scripts).reduce((sum, size) => sum + size, 0);

function printTransfer(transfer: Transfer): void {
  const before = former.transfer;
  missed.push(
    ...printTable('The landing page loads', [
      {
        name: 'JavaScript, gzip',
        value: total(transfer)!,
        unit: 'kB',
        digits: 1,
        goal: SCRIPT_GOAL,
        former: total(before),
      },
      { name: 'requests', value: transfer.requests, former: before?.requests },
      { name: 'everything, compressed', value: transfer.kilobytes, unit: 'kB', digits: 1, former: before?.kilobytes },
    ]),
  );
  for (const [path, size] of Object.entries(transfer.scripts))
    console.log(`  ${size.toFixed(1).padStart(6)} kB ${path}`);
}

async function underLoad(): Promise<void> {
  const seconds = Number(values.seconds);
  const load = { cached: await measureLoad(main, seconds), uncached: await measureLoad(uncached, seconds) };
  report.load = load;
  for (const way of ['cached', 'uncached'] as const) {
    const before = former.load?.[way];
    missed.push(
      ...printTable(`Landing page on one core, ${way}`, [
        {
          name: 'requests per second',
          value: load[way].perSecond,
          goal: way === 'cached' ? LOAD_GOAL : undefined,
          former: before?.perSecond,
        },
        {
          name: 'per second of processor time',
          value: load[way].perProcessorSecond ?? Number.NaN,
          former: before?.perProcessorSecond ?? undefined,
        },
        { name: 'latency p50', value: load[way].p50, unit: 'ms', former: before?.p50 },
        { name: 'latency p99', value: load[way].p99, unit: 'ms', former: before?.p99 },
        { name: 'failed', value: load[way].failed, goal: { atMost: 0 }, former: before?.failed },
      ]),
    );
  }
}

await build();
if (parts.some((part) => part !== 'load')) await inBrowser();
if (parts.includes('load')) await underLoad();
await writeReport(file, report);
console.log(missed.length === 0 ? '\nAll goals are met.' : `\nMissed: ${missed.join('; ')}`);
