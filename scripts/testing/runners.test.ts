import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
    expect(run(folder, ['no-such-file'], process.env, 'ignore')).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  });

  test('a run that ends before it has reported is a failure', () => {
    const env = { ...process.env, NODE_OPTIONS: '--import=data:text/javascript,process.exit(0)' };
    expect(run(folder, [], env, 'ignore')).toMatchObject({ passed: 0, failed: 1, skipped: 0 });
  });
});

test('tests that pass are counted', () => {
  const { passed, failed } = runVitest(folder, ['--project=unit', 'contract/vocabulary'], process.env, 'ignore');
  expect(passed).toBeGreaterThan(0);
  expect(failed).toBe(0);
});

describe.each([
  ['Vitest', runVitest, 'vitest', (root: string) => [`--root=${root}`]],
  ['Playwright', runPlaywright, '@playwright/test', (root: string) => [`--config=${root}`]],
] as const)('%s', (_name, run, library, inFolder) => {
  test('says of each failure where it is and why', () => {
    const from = import.meta.resolve(library);
    writeFileSync(
      join(folder, 'sums.test.mjs'),
      `import { expect, test } from '${from}'; test('adds', () => expect(1 + 1).toBe(3)); test('is', () => {});`,
    );
    const counts = run(folder, inFolder(folder), process.env, 'ignore');
    expect(counts).toMatchObject({ passed: 1, failed: 1, skipped: 0 });
    expect(counts.failures).toHaveLength(1);
    expect(counts.failures[0]).toMatch(/sums\.test\.mjs › adds\n.*to ?be/i);
  });
});
