import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readMasterKey } from './read-master-key.ts';

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'facsimile-key-'));
});
afterEach(() => rm(dataDir, { recursive: true }));

test('the setting is used as it is, and no file is made', async () => {
  const masterKey = Buffer.alloc(32, 7).toString('base64');
  expect(await readMasterKey({ dataDir, masterKey })).toEqual(Buffer.alloc(32, 7));
  await expect(stat(join(dataDir, 'master-key'))).rejects.toThrow('ENOENT');
});

test('without it a key is made once, for the owner of the folder alone', async () => {
  const first = await readMasterKey({ dataDir, masterKey: undefined });
  expect(first).toHaveLength(32);
  expect(await readMasterKey({ dataDir, masterKey: undefined })).toEqual(first);
  expect((await stat(join(dataDir, 'master-key'))).mode & 0o777).toBe(0o600);
});

test('a damaged file is an error, and stays as it is', async () => {
  const file = join(dataDir, 'master-key');
  await writeFile(file, 'half a key\n');
  await expect(readMasterKey({ dataDir, masterKey: undefined })).rejects.toThrow(/holds no key of 32 bytes/);
  expect(await readFile(file, 'utf8')).toBe('half a key\n');
});
