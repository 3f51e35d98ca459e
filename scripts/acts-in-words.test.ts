import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { actWords } from '#contract/audit/act-words.ts';

const root = join(import.meta.dirname, '..');

test('every act that the server records is put into words', () => {
  const recorded = globSync('server/features/**/*.ts', { cwd: root })
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(root, path), 'utf8'))
    .filter((source) => /recordAct|saveSettings/.test(source))
    .flatMap((source) => [...source.matchAll(/\baction: (.*'[a-z-]+\.[a-z-]+'.*)/g)])
    .flatMap(([, line]) => [...line!.matchAll(/'([a-z-]+\.[a-z-]+)'/g)].map(([, action]) => action!));
  expect(recorded.length).toBeGreaterThan(30);
  expect(recorded.filter((action) => !(action in actWords))).toEqual([]);
});
