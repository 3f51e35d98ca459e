import { setImmediate as nextRound } from 'node:timers/promises';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { aDesign } from '#server/testing/pictures.ts';

// The short form of `npm run bench:faults -- flood`, which also measures what others notice of it.

const MB = 1024 * 1024;

describe.each(testDatabases())('a flood of pictures on $name', ({ open }) => {
  let test_: TestApp;
  let url: string;
  let large: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    test_ = await createTestApp(open);
    url = await test_.app.listen({ host: '127.0.0.1', port: 0 });
    // Not compressed: nearly as many bytes as the generator takes.
    const size = { width: 1600, height: 2000, fit: 'contain', background: '#ffffff' } as const;
    const png = sharp(await aDesign())
      .resize(size)
      .removeAlpha();
    large = new Uint8Array(await png.png({ compressionLevel: 0 }).toBuffer());
    expect(large.length).toBeGreaterThan(9 * MB);
  });
  afterAll(() => test_.stop());

  const send = async (client?: Client) => {
    const body = new FormData();
    body.set('image', new File([large], 'design.png'));
    const headers = { cookie: client?.cookie ?? '' };
    const answer = await fetch(`${url}/api/generations`, { method: 'POST', body, headers });
    const { code = '' } = (await answer.json()) as { code?: string };
    return `${answer.status} ${code}`.trim();
  };
  /** Pictures that were being decoded, or waited for it, at most at a time until `work` was done. */
  const decodedAtOnce = async (work: Promise<unknown>) => {
    let [most, done] = [0, false];
    void work.finally(() => {
      done = true;
    });
    while (!done) {
      // A picture that leaves the queue between the two figures of one look stands in both of them, and not in the next look.
      most = Math.max(most, Math.min(countNow(), countNow()));
      await nextRound();
    }
    return most;
  };
  const countNow = () => {
    const { queue, process } = sharp.counters();
    return queue + process;
  };

  test('without a session none is decoded', async () => {
    const answers = Promise.all(Array.from({ length: 20 }, () => send()));
    expect(await decodedAtOnce(answers)).toBe(0);
    expect(new Set(await answers)).toEqual(new Set(['401 UNAUTHORIZED']));
  });

  test('of one account two are taken, one after the other, and none of the rest is decoded', async () => {
    const member = await test_.signUp();
    const answers = Promise.all(Array.from({ length: 30 }, () => send(member)));
    expect(await decodedAtOnce(answers)).toBe(1);
    const counted = (await answers).toSorted();
    expect(counted).toEqual([...Array(2).fill('201'), ...Array(28).fill('429 TOO_MANY_RUNNING')]);
  });
});
