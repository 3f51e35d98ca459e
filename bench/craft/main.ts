import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, dirname } from 'node:path';
import { launchBrowser } from '../fidelity/browser.ts';
import { openEngine } from '../fidelity/engine.ts';
import { inLanes } from '../fidelity/in-lanes.ts';
import { listPages } from '../fidelity/list-pages.ts';
import { loadReferences } from '../fidelity/reference.ts';
import { type CraftResult, measurePage } from './measure-page.ts';
import { type Options, readOptions, resultsFile } from './options.ts';
import { printExplained, printFaults, printPage, printTable, printWorst } from './print.ts';
import { type Table, tableOf } from './table.ts';

// `npm run bench:craft`: is what we write what its author would have written? Roles, repetition, scales, phones, size and
// rules, against the markup of the pages themselves; the definitions are in docs/craft.md.

/** The table of the last run over the same pages, or else of mode Exact; other pages cannot be compared. */
async function readFormer({ json, pages, framework }: Options, count: number): Promise<Table | null> {
  for (const file of [json, resultsFile(framework, 'exact')]) {
    if (!file || !existsSync(file)) continue;
    const former = JSON.parse(await readFile(file, 'utf8'));
    if (former.set === basename(pages) && former.pages === count) return former.table;
  }
  return null;
}

const round = (_: string, value: unknown): unknown => (typeof value === 'number' ? Number(value.toFixed(4)) : value);

/** The table, then one line for each page. */
function reportOf({ pages, framework, mode }: Options, table: Table, results: readonly CraftResult[]): string {
  const head = { set: basename(pages), framework, mode, pages: results.length, table };
  const lines = results.map((result) => `    ${JSON.stringify(result, round)}`);
  const body = JSON.stringify(head, round, 2).slice(0, -2);
  return `${body},\n  "perPage": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

const options = readOptions(process.argv.slice(2));
const browser = await launchBrowser();
const engine = await openEngine(options.jobs);
const failed: string[] = [];
try {
  const references = await loadReferences(browser, await listPages(options), {
    as: options.as,
    jpeg: null,
    density: null,
  });
  const results: CraftResult[] = [];
  await inLanes(references, options.jobs, async (reference) => {
    try {
      const { result, explained } = await measurePage(browser, engine, reference, options);
      results.push(result);
      if (options.verbose) printPage(result);
      if (options.explain) printExplained(explained);
    } catch (error) {
      failed.push(`${reference.id}: ${error instanceof Error ? error.message.split('\n')[0] : error}`);
    }
  });
  results.sort((a, b) => a.id.localeCompare(b.id));
  if (results.length > 0) {
    const table = tableOf(results);
    printTable(table, await readFormer(options, results.length));
    printWorst(results);
    printFaults(results);
    if (options.json) {
      await mkdir(dirname(options.json), { recursive: true });
      await writeFile(options.json, reportOf(options, table, results));
    }
  }
} finally {
  await engine.close();
  await browser.close();
}
for (const failure of failed) console.error(`FAILED ${failure}`);
if (failed.length > 0) process.exitCode = 1;
