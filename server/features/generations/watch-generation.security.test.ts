import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import type { EventStream } from '#server/testing/event-stream.ts';
import { aDesign } from '#server/testing/pictures.ts';

const [embedded] = testDatabases();

describe('streams of one account', () => {
  let test_: TestApp;
  let design: Uint8Array<ArrayBuffer>;
  beforeAll(async () => {
    test_ = await createTestApp(embedded!.open);
    design = new Uint8Array(await aDesign());
  });
  afterAll(() => test_.stop());

  const order = async (client: Client) => {
    const form = new FormData();
    form.set('image', new File([design], 'design.png'));
    return (await client.post('/api/generations', form)).body._id as string;
  };
  const follow = async (client: Client, id: string, times: number) => {
    const streams: EventStream[] = [];
    for (let n = 0; n < times; n++) {
      const stream = await client.listen(`/api/generations/${id}/events`);
      expect(await stream.next()).toEqual({ type: 'queued' });
      streams.push(stream);
    }
    return streams;
  };

  test('many tabs are possible, far more are told so, and a closed one makes room', async () => {
    const [member, other] = [await test_.signUp(), await test_.signUp()];
    const id = await order(member);
    const streams = await follow(member, id, 20);
    const refused = await member.get(`/api/generations/${id}/events`);
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY_STREAMS', defined: true, success: false } });
    expect(refused.body.message).toContain('Please close some of them');
    const [others] = await follow(other, await order(other), 1);
    streams[0]!.close();
    await expect.poll(async () => (await member.head(`/api/generations/${id}/events`)).status).toBe(200);
    streams.push(...(await follow(member, id, 1)), others!);
    for (const stream of streams) stream.close();
  });

  test('300 at once leave 20', async () => {
    const member = await test_.signUp();
    const id = await order(member);
    const path = `/api/generations/${id}/events`;
    const opened = await Promise.allSettled(Array.from({ length: 300 }, () => member.listen(path)));
    const streams = opened.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    await member.post(`/api/generations/${id}/cancel`);
    const ends = await Promise.all(streams.map((stream) => stream.rest()));
    const followed = ends.filter((events) => events.some((event) => (event as { type: string }).type === 'cancelled'));
    expect(followed.length).toBeGreaterThan(0);
    expect(followed.length).toBeLessThanOrEqual(20);
  });

  test('heads of streams, and those of conversions that have ended, take no place', async () => {
    const member = await test_.signUp();
    const id = await order(member);
    for (let n = 0; n < 30; n++) expect((await member.head(`/api/generations/${id}/events`)).status).toBe(200);
    await member.post(`/api/generations/${id}/cancel`);
    for (let n = 0; n < 30; n++) expect((await member.get(`/api/generations/${id}/events`)).status).toBe(200);
  });
});
