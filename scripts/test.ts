import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWeb } from './build.ts';
import { check } from './check.ts';
import { findChromium } from './testing/chromium.ts';
import { ensureFonts } from './testing/fonts.ts';
import { startPostgres } from './testing/postgres.ts';

// `npm test`: everything, with its own set-up: format, lint, types, unit, integration on the embedded database and on
// PostgreSQL, browser journeys. `npm test -- --project unit` runs a part. With CI=true nothing may be skipped.
const root = join(import.meta.dirname, '..');
process.chdir(root);
const ci = process.env.CI === 'true';
const passedOn = process.argv.slice(2);

function skipOrFail(what: string): void {
  if (ci) throw new Error(`${what} With CI=true nothing may be skipped.`);
  console.log(`SKIPPED: ${what}`);
}

const failedChecks = passedOn.length > 0 ? [] : check();
buildWeb();
const chromium = findChromium();
if (!chromium) skipOrFail('No Chromium found, so the browser journeys do not run. Install it or set CHROMIUM.');
if (!ensureFonts())
  skipOrFail('The Liberation fonts are missing, so tests that draw text may fail. Install fonts-liberation.');
const postgres = await startPostgres();
if (!postgres) skipOrFail('No PostgreSQL found, so tests run on the embedded database only.');

const folder = mkdtempSync(join(tmpdir(), 'facsimile-test-'));
const report = join(folder, 'report.json');
const projects = chromium ? [] : ['--project', 'unit', '--project', 'integration'];
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const result = spawnSync(
  process.execPath,
  [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', ...reporters, ...projects, ...passedOn],
  { stdio: 'inherit', env: { ...process.env, CHROMIUM: chromium ?? '', TEST_DATABASE_URL: postgres?.url ?? '' } },
);
postgres?.stop();

type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numFailedTestSuites: number };
const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites }: Report = JSON.parse(
  readFileSync(report, 'utf8'),
);
rmSync(folder, { recursive: true });
// A file that does not even load has no tests to fail; it counts as one.
const failed = (numFailedTests || (result.status === 0 ? 0 : Math.max(1, numFailedTestSuites))) + failedChecks.length;
if (ci && numPendingTests > 0) console.log(`${numPendingTests} tests were skipped, which CI does not allow.`);
for (const name of failedChecks) console.log(`FAILED check: ${name}`);
console.log(`${numPassedTests} passed, ${failed} failed${numPendingTests ? `, ${numPendingTests} skipped` : ''}`);
process.exitCode = failed > 0 || result.status !== 0 || (ci && numPendingTests > 0) ? 1 : 0;
