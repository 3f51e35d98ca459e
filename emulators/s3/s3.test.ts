import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
  type S3ClientConfig,
} from '@aws-sdk/client-s3';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createEmulator, type S3Emulator } from './index.ts';

let emulator: S3Emulator;
beforeAll(async () => {
  emulator = await createEmulator();
});
beforeEach(() => emulator.reset());
afterAll(() => emulator.close());

const client = (overrides: S3ClientConfig = {}) =>
  new S3Client({
    endpoint: emulator.url,
    region: 'eu-central-1',
    forcePathStyle: true,
    credentials: { accessKeyId: emulator.accessKeyId, secretAccessKey: emulator.secretAccessKey },
    ...overrides,
  });
const at = (Key: string, Bucket = emulator.bucket) => ({ Bucket, Key });
const put = (key: string, Body: string, s3 = client()) => s3.send(new PutObjectCommand({ ...at(key), Body }));

describe("The S3 emulator and Amazon's own SDK", () => {
  test.each(['a.txt', 'folder/sub-folder/a_b.webp', "odd name (1)+'ü'*!~&=.txt"])(
    '%s is written, read, looked at and deleted',
    async (key) => {
      await put(key, 'Grüße');
      const got = await client().send(new GetObjectCommand(at(key)));
      expect(await got.Body?.transformToString()).toBe('Grüße');
      expect(await client().send(new HeadObjectCommand(at(key)))).toMatchObject({ ContentLength: 7, ETag: got.ETag });
      await client().send(new DeleteObjectCommand(at(key)));
      expect(emulator.objects.size).toBe(0);
      await client().send(new DeleteObjectCommand(at(key)));
    },
  );

  test('what is not there is NoSuchKey, NotFound to a HEAD, and NoSuchBucket', async () => {
    await expect(client().send(new GetObjectCommand(at('none')))).rejects.toMatchObject({
      name: 'NoSuchKey',
      message: 'The specified key does not exist.',
      $metadata: { httpStatusCode: 404 },
    });
    await expect(client().send(new HeadObjectCommand(at('none')))).rejects.toMatchObject({ name: 'NotFound' });
    await expect(client().send(new GetObjectCommand(at('a', 'other')))).rejects.toMatchObject({ name: 'NoSuchBucket' });
  });

  test.each([
    ['another secret', { secretAccessKey: 'wrong' }, 'SignatureDoesNotMatch'],
    ['another key', { accessKeyId: 'wrong' }, 'InvalidAccessKeyId'],
  ])('%s is refused', async (_name, wrong, name) => {
    const credentials = { accessKeyId: emulator.accessKeyId, secretAccessKey: emulator.secretAccessKey, ...wrong };
    await expect(put('a', 'x', client({ credentials }))).rejects.toMatchObject({ name });
    expect(emulator.objects.size).toBe(0);
  });

  test('a request that was changed on its way, is old, or is not signed is refused', async () => {
    const s3 = client();
    s3.middlewareStack.add(
      (next) => (args) => {
        Object.assign(args.request as object, { path: '/facsimile/b' });
        return next(args);
      },
      { step: 'finalizeRequest', priority: 'low' },
    );
    await expect(put('a', 'x', s3)).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
    const old = client({ systemClockOffset: -20 * 60_000, maxAttempts: 1 });
    await expect(put('a', 'x', old)).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
    const bare = await fetch(`${emulator.url}/facsimile/a`, { method: 'PUT', body: 'x' });
    expect([bare.status, await bare.text()]).toEqual([403, expect.stringContaining('<Code>AccessDenied</Code>')]);
    expect(emulator.objects.size).toBe(0);
  });

  test('troubles come in order and are over then', async () => {
    emulator.failNext(503, 'cut', 500);
    await put('a', 'x', client({ maxAttempts: 4 }));
    expect(emulator.requests).toHaveLength(4);
    expect(emulator.objects.get('a')?.content.toString()).toBe('x');
  });
});
