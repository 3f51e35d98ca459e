import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import type { JsonTestResults } from 'vitest/node';

const modules = join(import.meta.dirname, '../../node_modules');
const VITEST = join(modules, 'vitest/vitest.mjs');
const PLAYWRIGHT = join(modules, '@playwright/test/cli.js');

/** Where what a runner prints goes. */
type Output = 'inherit' | 'ignore';

/** What a runner has counted, and what it says of each failure: where, and the first lines of why. */
export type Counts = { passed: number; failed: number; skipped: number; failures: string[] };

/** Runs Vitest once. What it reports is written into `folder`. */
export function runVitest(folder: string, args: string[], env: NodeJS.ProcessEnv, output: Output = 'inherit'): Counts {
  const file = join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const status = run(VITEST, ['run', ...reporters, ...args], env, output);
  const report = read<JsonTestResults>(file);
  if (!report) return CRASHED;
  const { numPassedTests: passed, numFailedTests: failed, numPendingTests: skipped, numFailedTestSuites } = report;
  return orFailed({ passed, failed, skipped, failures: failuresOfVitest(report) }, numFailedTestSuites, status);
}

/** Runs Vitest again after each change, until somebody ends it. */
export function watchVitest(args: string[], env: NodeJS.ProcessEnv): void {
  run(VITEST, args, env, 'inherit');
}

/** Runs Playwright Test once. What it reports is written into `folder`, traces of failed journeys into `test-results/`. */
export function runPlaywright(
  folder: string,
  args: string[],
  env: NodeJS.ProcessEnv,
  output: Output = 'inherit',
): Counts {
  const file = join(folder, 'playwright.json');
  const withReport = { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file };
  const status = run(PLAYWRIGHT, ['test', '--reporter=list,json', ...args], withReport, output);
  const report = read<JSONReport>(file);
  if (!report) return CRASHED;
  const { expected: passed, unexpected: failed, skipped } = report.stats;
  const failures = report.suites.flatMap((suite) => failuresOfSuite(suite, []));
  failures.push(...report.errors.map((error) => firstLines(error.message)));
  return orFailed({ passed, failed, skipped, failures }, report.errors.length, status);
}

const CRASHED: Counts = { passed: 0, failed: 1, skipped: 0, failures: ['The runner ended before it had reported.'] };

function failuresOfVitest(report: JsonTestResults): string[] {
  return report.testResults.flatMap((file) => {
    const name = relative(process.cwd(), file.name);
    if (file.assertionResults.length === 0 && file.status === 'failed') return [`${name}\n${firstLines(file.message)}`];
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    return failed.map((test) => `${name} › ${test.fullName}\n${firstLines(test.failureMessages?.[0])}`);
  });
}

function failuresOfSuite(suite: JSONReportSuite, above: string[]): string[] {
  const path = [...above, suite.title];
  const own = suite.specs.flatMap((spec) =>
    spec.ok ? [] : [`${[...path, spec.title].join(' › ')}\n${firstLines(spec.tests[0]?.results[0]?.error?.message)}`],
  );
  return [...own, ...(suite.suites ?? []).flatMap((inner) => failuresOfSuite(inner, path))];
}

const SHOWN_LINES = 12;

function firstLines(message = ''): string {
  const lines = message.split('\n').filter((line) => !line.includes('node_modules'));
  return lines
    .slice(0, SHOWN_LINES)
    .map((line) => `    ${line}`)
    .join('\n');
}

/** A file that does not even load has no tests to fail, and a run without tests has tested nothing: both are failures. */
function orFailed(counts: Counts, errors: number, status: number | null): Counts {
  const tested = counts.passed + counts.failed + counts.skipped > 0;
  const failed = counts.failed || (status === 0 && tested ? 0 : Math.max(1, errors));
  return { ...counts, failed };
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv, stdio: Output): number | null {
  return spawnSync(process.execPath, [program, ...args], { stdio, env }).status;
}

function read<Report>(file: string): Report | undefined {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
