import { globSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesOf, PROJECTS } from './projects.ts';

const root = join(import.meta.dirname, '../..');
const projectsWith = (filter: string) => Object.keys(PROJECTS).filter((name) => filesOf(name, [filter]).length > 0);

test('every test file belongs to one project', () => {
  const files = globSync('*/**/*.test.{ts,tsx}', { cwd: root, exclude: ['node_modules/**', 'build/**', 'data/**'] });
  expect(files.length).toBeGreaterThan(100);
  const ofProjects = Object.keys(PROJECTS).flatMap((name) => filesOf(name, []));
  expect(ofProjects.sort()).toEqual(files.sort());
});

test('a filter finds the projects that have to be prepared', () => {
  expect(projectsWith('engine/layout')).toEqual(['unit']);
  expect(projectsWith('e2e/checkout.test.ts:12')).toEqual(['e2e']);
  expect(projectsWith('nothing like it')).toEqual([]);
});
