import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

// `npm test`: everything, with its own set-up: format, lint, types, unit, integration on the embedded database and on
// PostgreSQL, browser journeys. `npm test -- --project unit` runs a part and prepares only what that part needs, which
// for unit tests is nothing; `npm run test:watch` does the same and stays. With CI=true nothing may be skipped.
const root = join(import.meta.dirname, '..');
process.chdir(root);
const ci = process.env.CI === 'true';
const passedOn = process.argv.slice(2);
const { values } = parseArgs({
  args: passedOn,
  options: { project: { type: 'string', multiple: true }, watch: { type: 'boolean' } },
  strict: false,
  allowPositionals: true,
});
const watch = values.watch === true;
const chosen = values.project as string[] | undefined;
const projects = chosen ?? (watch ? ['unit'] : ['unit', 'integration', 'components', 'e2e']);

const failedChecks = passedOn.length > 0 ? [] : await (await import('./check.ts')).check();
const folder = mkdtempSync(join(tmpdir(), 'facsimile-test-'));
const needs = projects.some((name) => name !== 'unit');
const prepared = needs ? await (await import('./testing/prepare.ts')).prepare(folder, projects, ci) : undefined;

type Report = { numPassedTests: number; numFailedTests: number; numPendingTests: number; numFailedTestSuites: number };

/** Runs some projects. A file that does not even load has no tests to fail; it counts as one failure. */
function run(names: string[]): { passed: number; failed: number; skipped: number } {
  const report = join(folder, `${names.join('-')}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const args = [
    ...(watch ? [] : ['run', ...reporters]),
    ...(chosen ? [] : names.flatMap((name) => ['--project', name])),
  ];
  const vitest = join(root, 'node_modules', 'vitest', 'vitest.mjs');
  const env = { ...process.env, ...prepared?.env };
  const { status } = spawnSync(process.execPath, [vitest, ...args, ...passedOn], { stdio: 'inherit', env });
  const { numPassedTests, numFailedTests, numPendingTests, numFailedTestSuites }: Report = existsSync(report)
    ? JSON.parse(readFileSync(report, 'utf8'))
    : { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numFailedTestSuites: 1 };
  const failed = numFailedTests || (status === 0 ? 0 : Math.max(1, numFailedTestSuites));
  return { passed: numPassedTests, failed, skipped: numPendingTests };
}

// Browser journeys run last and alone: they measure what a person sees, and there may be only two cores.
const browser = prepared?.env.CHROMIUM !== '';
const parts =
  chosen || watch
    ? [projects]
    : [['unit', 'integration', ...(browser ? ['components'] : [])], ...(browser ? [['e2e']] : [])];
const results = parts.map(run);
prepared?.stop();
rmSync(folder, { recursive: true });
const sum = (key: 'passed' | 'failed' | 'skipped') => results.reduce((total, result) => total + result[key], 0);
const skipped = sum('skipped');
const failed = sum('failed') + failedChecks.length + (ci ? skipped : 0);
if (ci && skipped > 0) console.log(`${skipped} tests were skipped, which CI does not allow.`);
for (const name of failedChecks) console.log(`FAILED check: ${name}`);
if (!watch) console.log(`${sum('passed')} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
process.exitCode = failed > 0 ? 1 : 0;
