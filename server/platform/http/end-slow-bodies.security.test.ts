import { setTimeout as delay } from 'node:timers/promises';
import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { JSON_ANSWER, openRaw, type RawRequest } from '#server/testing/raw-request.ts';
import { drainRefusedBodies } from './drain-refused-bodies.ts';
import { endSlowBodies } from './end-slow-bodies.ts';

const WINDOW_MS = 800;
const MIN_BYTES = 50;

describe('bodies that trickle in', () => {
  const app = Fastify();
  let hold: Promise<unknown> = Promise.resolve();
  beforeAll(async () => {
    drainRefusedBodies(app);
    endSlowBodies(app, { windowMs: WINDOW_MS, minBytes: MIN_BYTES });
    app.post('/json', async ({ body }) => body);
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', (_request, _payload, done) => done(null));
      // As calls and pages do: nothing of the body is read before it is wanted.
      scope.post('/raw', async ({ raw }) => {
        await hold;
        let bytes = 0;
        for await (const piece of raw) bytes += piece.length;
        return { bytes };
      });
    });
    await app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => app.close());

  const open = (path: string, length: string) =>
    openRaw(app, `POST ${path} HTTP/1.1`, 'Host: localhost', 'Content-Type: application/json', length);
  const trickle = async (request: RawRequest, piece: string, times: number) => {
    for (let n = 0; n < times; n++) {
      request.send(piece);
      await delay(WINDOW_MS / 16);
    }
  };

  test.each([
    ['/json', 'Content-Length: 5000', ' '],
    ['/raw', 'Content-Length: 5000', ' '],
    ['/json', 'Transfer-Encoding: chunked', '1\r\n \r\n'],
    ['/raw', 'Transfer-Encoding: chunked', '1\r\n \r\n'],
  ])('of %s with %s end with 408 and the connection', async (path, length, piece) => {
    const request = open(path, length);
    void trickle(request, piece, 40);
    const answer = await request.answer();
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain('"code":"REQUEST_TIMEOUT"');
  });

  test('one that never begins ends as well', async () => {
    expect(await open('/raw', 'Content-Length: 10').answer()).toMatch(/^HTTP\/1\.1 408 /);
  });

  test('one that comes steadily is read to its end', async () => {
    const request = open('/raw', 'Content-Length: 4000');
    await trickle(request, 'x'.repeat(100), 40);
    expect(await request.answer(JSON_ANSWER)).toContain('{"bytes":4000}');
    request.close();
  });

  test('one that waits because nobody reads it is not slow', async () => {
    hold = delay(WINDOW_MS * 2.5);
    const request = open('/raw', 'Content-Length: 12');
    request.send('x'.repeat(12));
    expect(await request.answer(JSON_ANSWER)).toContain('{"bytes":12}');
    request.close();
  });
});
