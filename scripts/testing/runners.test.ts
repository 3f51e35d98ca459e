import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runPlaywright, runVitest } from './runners.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'facsimile-runners-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe.each([
  ['Vitest', runVitest],
  ['Playwright', runPlaywright],
])('%s', (_name, run) => {
  test('a run that finds no test is a failure', () => {
    expect(run(folder, ['no-such-file'], process.env, 'ignore')).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  test('a run that ends before it has reported is a failure', () => {
    const env = { ...process.env, NODE_OPTIONS: '--import=data:text/javascript,process.exit(0)' };
    expect(run(folder, [], env, 'ignore')).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });
});

test('tests that pass are counted', () => {
  const { passed, failed } = runVitest(folder, ['--project=unit', 'contract/vocabulary'], process.env, 'ignore');
  expect(passed).toBeGreaterThan(0);
  expect(failed).toBe(0);
});
