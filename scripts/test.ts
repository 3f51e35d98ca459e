import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './build.ts';
import { check } from './check.ts';
import { findChromium } from './testing/chromium.ts';
import { writeDemoData } from './testing/demo-data.ts';
import { writeEmbeddedSnapshot } from './testing/embedded-snapshot.ts';
import { ensureFonts } from './testing/fonts.ts';
import { startPostgres } from './testing/postgres.ts';
import { createPostgresTemplate } from './testing/postgres-template.ts';

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

const failedChecks = passedOn.length > 0 ? [] : await check();
await build();
const chromium = findChromium();
if (!chromium) skipOrFail('No Chromium found, so components and journeys are not tested. Install it or set CHROMIUM.');
if (!ensureFonts())
  skipOrFail('The Liberation fonts are missing, so tests that draw text may fail. Install fonts-liberation.');
const postgres = await startPostgres();
if (postgres) process.env.TEST_DATABASE_TEMPLATE = await createPostgresTemplate(postgres.url);
else skipOrFail('No PostgreSQL found, so tests run on the embedded database only.');

const folder = mkdtempSync(join(tmpdir(), 'facsimile-test-'));
const snapshot = join(folder, 'embedded.tar');
await writeEmbeddedSnapshot(snapshot);
const demoData = join(folder, 'demo');
// The journeys start the service again and again.
process.env.NODE_COMPILE_CACHE = join(folder, 'compiled');

type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numFailedTestSuites: number };

/** Runs some projects. A file that does not even load has no tests to fail; it counts as one failure. */
function run(projects: string[]): { passed: number; failed: number; skipped: number } {
  const report = join(folder, `${projects.join('-')}.json`);
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const chosen = projects.flatMap((project) => ['--project', project]);
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const databases = { TEST_DATABASE_URL: postgres?.url ?? '', TEST_EMBEDDED_SNAPSHOT: snapshot };
  const env = { ...process.env, CHROMIUM: chromium ?? '', TEST_DEMO_DATA: demoData, ...databases };
  const { status } = spawnSync(process.execPath, [vitest, ...args, ...chosen, ...passedOn], { stdio: 'inherit', env });
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites }: Report = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numFailedTestSuites: 1 };
  const failed = numFailedTests || (status === 0 ? 0 : Math.max(1, numFailedTestSuites));
  return { passed: numPassedTests, failed, skipped: numPendingTests };
}

// Browser journeys run last and alone: they measure what a person sees, and there may be only two cores.
const withJourneys = chromium && (passedOn.includes('e2e') || !passedOn.includes('--project'));
if (withJourneys) await writeDemoData(demoData);
const parts = passedOn.includes('--project')
  ? [[]]
  : [['unit', 'integration', ...(chromium ? ['components'] : [])], ...(chromium ? [['e2e']] : [])];
const results = parts.map(run);
postgres?.stop();
rmSync(folder, { recursive: true });
const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((total, result) => total + result[key], 0);
const skipped = sum('skipped');
const failed = sum('failed') + failedChecks.length + (ci ? skipped : 0);
if (ci && skipped > 0) console.log(`${skipped} tests were skipped, which CI does not allow.`);
for (const name of failedChecks) console.log(`FAILED check: ${name}`);
console.log(`${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
