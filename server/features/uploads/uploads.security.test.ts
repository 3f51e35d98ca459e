import { Agent, request } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aDesign } from '#server/testing/pictures.ts';

const [embedded] = testDatabases();
const red = { r: 200, g: 30, b: 30 };
const flat = (width: number, height: number) => sharp({ create: { width, height, channels: 3, background: red } });

const form = (bytes: Uint8Array | string, name = 'picture.png') => {
  const data = new FormData();
  data.set('image', new File([typeof bytes === 'string' ? Buffer.from(bytes, 'latin1') : new Uint8Array(bytes)], name));
  return data;
};

describe('pictures for the site', () => {
  let test_: TestApp;
  let admin: Client;
  beforeAll(async () => {
    test_ = await createTestApp(embedded!.open);
    admin = await test_.signUp({ role: 'Admin' });
  });
  afterAll(() => test_.stop());

  const upload = (bytes: Uint8Array | string, client = admin) => client.post('/image-server/upload', form(bytes));
  /** The stored file's bytes; the client reads text only. */
  const stored = (url: string) => test_.services.storage.get(url.slice(1));

  test('are for admins to store: visitors get 401, everybody else 403', async () => {
    const png = await aDesign();
    expect((await upload(png, test_.visitor)).status).toBe(401);
    for (const role of ['member', 'moderator', 'Seller'] as const) {
      expect((await upload(png, await test_.signUp({ role }))).status).toBe(403);
    }
  });

  test.each([
    ['no bytes', ''],
    ['text renamed to .png', 'this is only text'],
    ['SVG with a script', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>a()</script></svg>'],
    ['PDF', '%PDF-1.7\n1 0 obj <<>> endobj'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['a PNG signature and nothing behind it', '\x89PNG\r\n\x1a\n'],
    ['a GIF that is a script', 'GIF89a=1;alert(1)//'],
  ])('%s is refused with a reason', async (_name, bytes) => {
    const answer = await upload(bytes);
    expect(answer).toMatchObject({ status: 422, body: { code: 'IMAGE_REJECTED', success: false } });
    expect(answer.body.message).toMatch(/^(The file is empty|This file is not a picture|The picture is damaged)/);
  });

  test('a picture of 14,000² pixels in few bytes is refused from its header', async () => {
    const bomb = await sharp({
      create: { width: 14_000, height: 14_000, channels: 3, background: '#fff' },
      limitInputPixels: false,
    })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    const answer = await upload(bomb);
    expect(answer).toMatchObject({ status: 422, body: { code: 'IMAGE_REJECTED' } });
    expect(answer.body.message).toContain('196 megapixels');
  });

  test('more than 10 MB, and a body of unknown length, are refused before they are read', async () => {
    expect(await upload(new Uint8Array(10 * 1024 * 1024 + 1))).toMatchObject({
      status: 413,
      body: { code: 'IMAGE_TOO_LARGE' },
    });
    expect((await upload(new Uint8Array(12 * 1024 * 1024))).status).toBe(413);
    await test_.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = test_.app.server.address() as { port: number };
    const status = await new Promise((resolve, reject) => {
      const sent = request(
        {
          port,
          method: 'POST',
          path: '/image-server/upload',
          agent: new Agent(),
          headers: { 'transfer-encoding': 'chunked' },
        },
        (answer) => resolve(answer.statusCode),
      );
      sent.on('error', reject);
      sent.end('x');
    });
    expect(status).toBe(411);
  });

  test('nothing of the original is passed on: no metadata, nothing behind the end', async () => {
    const secret = 'GPS-of-my-house';
    const jpeg = await flat(300, 200)
      .jpeg()
      .withExif({ IFD0: { Copyright: secret } })
      .toBuffer();
    const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert("polyglot")</script>')]);
    const { status, body } = await upload(polyglot);
    expect(status).toBe(201);
    const bytes = Buffer.from(await stored(body.file.url));
    expect(bytes.length).toBe(body.file.bytes);
    for (const part of [secret, 'polyglot', '<script', 'Exif']) expect(bytes.includes(part)).toBe(false);
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  test('are served as what they are, for ever, without any right', async () => {
    const { body } = await upload(await aDesign());
    expect(body.file).toMatchObject({
      width: 640,
      height: 320,
      url: expect.stringMatching(/^\/images\/[\w-]+\.webp$/),
    });
    const answer = await test_.visitor.get(body.file.url);
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect((await test_.visitor.head(body.file.url)).headers['content-length']).toBe(String(body.file.bytes));
    expect((await upload(await aDesign())).body.file.url).toBe(body.file.url);
  });

  test('a picture that does not exist, and a name that is none, say so', async () => {
    const answer = await test_.visitor.get('/images/0123.webp');
    expect(answer).toMatchObject({ status: 404, body: { code: 'NOT_FOUND', success: false } });
    expect(answer.body.message).toBe('This picture does not exist.');
    expect(answer.headers['cache-control']).toBeUndefined();
    for (const name of ['..%2Fauth-secret', '..%2F..%2Fauth-secret.webp', 'a.svg', 'a.webp.html'])
      expect((await test_.visitor.get(`/images/${name}`)).status).toBe(400);
  });
});
