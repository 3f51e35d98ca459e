import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { trimManifest } from './trim-manifest.ts';

let build: string;
beforeEach(async () => {
  build = await mkdtemp(join(tmpdir(), 'manifest-'));
  await mkdir(join(build, 'assets'));
});
afterEach(() => rm(build, { recursive: true }));

test('the list of routes keeps what the browser reads', async () => {
  const file = join(build, 'assets/manifest-0a1b.js');
  const routes = { root: { id: 'root', module: '/assets/root.js', imports: ['/assets/a.js'], css: [] } };
  await writeFile(file, `window.__reactRouterManifest=${JSON.stringify({ entry: { imports: ['/a.js'] }, routes })};\n`);
  await trimManifest(build);
  expect(await readFile(file, 'utf8')).toBe(
    'window.__reactRouterManifest={"entry":{"imports":["/a.js"]},"routes":{"root":{"id":"root","module":"/assets/root.js","css":[]}}};',
  );
});

test('error: a list in another form ends the build', async () => {
  await writeFile(join(build, 'assets/manifest-0a1b.js'), 'export default {}');
  await expect(trimManifest(build)).rejects.toThrow('is not the list of routes');
});
