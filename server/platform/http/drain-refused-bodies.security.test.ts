import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';

const [embedded] = testDatabases();
const MB = 1024 * 1024;

describe('a body that is refused', () => {
  let test_: TestApp;
  let url: string;
  beforeAll(async () => {
    test_ = await createTestApp(embedded!.open);
    url = await test_.app.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(() => test_.stop());

  /** As old programs and proxies send: the connection is to end with the answer. */
  const sendAndClose = (path: string, body: Buffer) =>
    new Promise<string>((resolve, reject) => {
      const headers = { connection: 'close', 'content-length': body.length };
      const sent = request(`${url}${path}`, { method: 'POST', headers, agent: false }, async (answer) => {
        let text = '';
        for await (const piece of answer) text += piece;
        resolve(`${answer.statusCode} ${JSON.parse(text).code}`);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  /** As browsers and most programs send. */
  const sendAndStay = async (path: string, body: Buffer<ArrayBuffer>) => {
    const answer = await fetch(`${url}${path}`, { method: 'POST', body });
    return `${answer.status} ${((await answer.json()) as { code: string }).code}`;
  };

  test.each([
    ['/api/generations', 9, '401 UNAUTHORIZED'],
    ['/api/generations', 30, '413 IMAGE_TOO_LARGE'],
    ['/api/support-attachments', 30, '413 FILE_TOO_LARGE'],
    ['/new-support-message', 30, '413 PAYLOAD_TOO_LARGE'],
    ['/nowhere', 30, '413 PAYLOAD_TOO_LARGE'],
  ])('of %s with %i MB has an answer that clients read, again and again', async (path, megabytes, answer) => {
    const body = Buffer.alloc(megabytes * MB);
    for (let times = 0; times < 3; times++) {
      expect(await sendAndClose(path, body)).toBe(answer);
      expect(await sendAndStay(path, body)).toBe(answer);
    }
  });

  test('a connection that stays serves the next request', async () => {
    expect(await sendAndStay('/nowhere', Buffer.alloc(2 * MB))).toBe('413 PAYLOAD_TOO_LARGE');
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
  });
});
