import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEmulator, type S3Emulator } from '#emulators/s3/index.ts';
import { createTestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aDesign } from '#server/testing/pictures.ts';
import { createDiskStorage } from './disk-storage.ts';
import { createS3Storage } from './s3-storage.ts';
import { FileMissing, type Storage } from './storage.ts';

let emulator: S3Emulator;
let folder: string;
beforeAll(async () => {
  emulator = await createEmulator();
  folder = await mkdtemp(join(tmpdir(), 'facsimile-storage-'));
});
beforeEach(() => emulator.reset());
afterAll(async () => {
  await emulator.close();
  await rm(folder, { recursive: true });
});

/** A service that hangs is given up soon; one that answers has the time that a busy machine may take. */
const s3 = (wrong: object = {}, timeoutMs = 300) =>
  createS3Storage(
    { ...emulator, endpoint: emulator.url, region: 'eu-central-1', ...wrong },
    { attempts: 3, timeoutMs, pauseMs: 1 },
  );
const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (storage: Storage, key: string) => new TextDecoder().decode(await storage.get(key));

describe.each([
  { name: 'disk', open: () => createDiskStorage(folder) },
  { name: 'S3', open: () => s3({}, 15_000) },
])('files on $name', ({ open }) => {
  let storage: Storage;
  beforeEach(() => {
    storage = open();
  });

  test('are read as they were written, and replaced whole', async () => {
    await storage.put('images/a-1_b.webp', bytes('first and longer'));
    await storage.put('images/a-1_b.webp', bytes('second'));
    expect(await read(storage, 'images/a-1_b.webp')).toBe('second');
  });

  test('may be large, empty, and a part of another array', async () => {
    const large = new Uint8Array(3_000_000).map((_, i) => i * 31);
    await storage.put('large.bin', large);
    expect(Buffer.compare(await storage.get('large.bin'), large)).toBe(0);
    await storage.put('part.bin', large.subarray(5, 9));
    expect([...(await storage.get('part.bin'))]).toEqual([...large.subarray(5, 9)]);
    await storage.put('empty.bin', new Uint8Array());
    expect(await storage.get('empty.bin')).toHaveLength(0);
  });

  test('that are not there are missing, and deleting them is fine', async () => {
    await expect(storage.get('images/none.webp')).rejects.toThrow(FileMissing);
    await storage.delete('images/none.webp');
    await storage.put('images/gone.webp', bytes('x'));
    await storage.delete('images/gone.webp');
    await expect(storage.get('images/gone.webp')).rejects.toThrow(FileMissing);
  });

  test.each(['../outside.txt', '/root.txt', 'a/../../b.txt', 'a//b.txt', 'no-extension', 'a/b?.txt', ''])(
    'are not called %j',
    async (key) => {
      for (const call of [storage.put(key, bytes('x')), storage.get(key), storage.delete(key)])
        await expect(call).rejects.toThrow('Not a storage key');
      expect(emulator.requests).toEqual([]);
    },
  );

  test('written by many at once are complete', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, n) => storage.put('same.txt', bytes(`${n % 10}`.repeat(5000)))));
    expect(await read(storage, 'same.txt')).toMatch(/^(\d)\1{4999}$/);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('an S3-compatible service', () => {
  test('that stumbles is asked again', async () => {
    emulator.failNext(503, 'cut');
    await s3().put('a.txt', bytes('x'));
    emulator.failNext(500, 'hang');
    expect(await read(s3(), 'a.txt')).toBe('x');
    expect(emulator.requests).toHaveLength(6);
  });

  test('that stays down is told, without waiting for ever', async () => {
    emulator.failNext(500, 500, 503);
    await expect(s3().put('a.txt', bytes('x'))).rejects.toThrow(
      'The object storage answered 503 InternalError (PUT a.txt).',
    );
    emulator.failNext('hang', 'hang', 'hang');
    await expect(s3().get('a.txt')).rejects.toThrow('The object storage did not answer in time (GET a.txt).');
    await expect(s3({ endpoint: 'http://127.0.0.1:1' }).get('a.txt')).rejects.toThrow('could not be reached');
  });

  test.each([
    ['SignatureDoesNotMatch', { secretAccessKey: 'wrong-secret' }],
    ['InvalidAccessKeyId', { accessKeyId: 'wrong' }],
    ['NoSuchBucket', { bucket: 'other' }],
  ])('that refuses says %s at once, and a missing bucket is no missing file', async (code, wrong) => {
    const error: Error = await s3(wrong)
      .get('a.txt')
      .then(
        () => new Error('accepted'),
        (refused) => refused,
      );
    expect(error).not.toBeInstanceOf(FileMissing);
    expect(error.message).toContain(code);
    expect(error.message).not.toContain('wrong-secret');
    expect(emulator.requests).toHaveLength(1);
  });

  test('keeps what people upload when the settings name it', async () => {
    const test_ = await createTestApp(testDatabases()[0]!.open, {
      S3_ENDPOINT: emulator.url,
      S3_BUCKET: emulator.bucket,
      S3_ACCESS_KEY_ID: emulator.accessKeyId,
      S3_SECRET_ACCESS_KEY: emulator.secretAccessKey,
    });
    const admin = await test_.signUp({ role: 'Admin' });
    const data = new FormData();
    data.set('image', new File([new Uint8Array(await aDesign())], 'design.png'));
    const { url } = (await admin.post('/image-server/upload', data)).body.file;
    expect([...emulator.objects.keys()]).toEqual([url.slice(1)]);
    expect((await test_.visitor.get(url)).status).toBe(200);
    emulator.objects.clear();
    expect((await test_.visitor.get(url)).status).toBe(404);
    await test_.stop();
  });
});
