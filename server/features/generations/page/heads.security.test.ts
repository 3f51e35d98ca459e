import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BOOTSTRAP_HEAD, TAILWIND_HEAD } from '#engine/index.ts';

const modules = join(import.meta.dirname, '../../../../node_modules');

test.each([
  ['@tailwindcss/browser', TAILWIND_HEAD],
  ['bootstrap', BOOTSTRAP_HEAD],
])('downloads load %s in the installed version, and nothing else under its address', async (name, head) => {
  const [, version, file] = /cdn\.jsdelivr\.net\/npm\/(?:@[\w-]+\/)?[\w-]+@([\d.]+)\/([\w./-]+)"/.exec(head) ?? [];
  const folder = join(modules, name);
  const installed = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  expect(version).toBe(installed.version);
  const hash = createHash('sha384')
    .update(await readFile(join(folder, file!)))
    .digest('base64');
  expect(head).toContain(`integrity="sha384-${hash}"`);
  expect(head).toContain('crossorigin="anonymous"');
});
