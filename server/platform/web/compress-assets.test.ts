import { randomBytes } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { compressAssets } from './compress-assets.ts';

test('text is compressed where that saves something: a font in a style sheet is served as it is', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'facsimile-assets-'));
  try {
    await writeFile(join(folder, 'app.js'), 'console.log(1)'.repeat(100));
    await writeFile(
      join(folder, 'font.css'),
      `src: url(data:font/woff2;base64,${randomBytes(3000).toString('base64')})`,
    );
    await writeFile(join(folder, 'photo.webp'), 'picture');
    await compressAssets(folder);
    expect((await readdir(folder)).sort()).toEqual(['app.js', 'app.js.br', 'app.js.gz', 'font.css', 'photo.webp']);
  } finally {
    await rm(folder, { recursive: true });
  }
});
