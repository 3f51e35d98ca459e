import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { vitalName } from '#contract/web-vitals.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { bucketOf, middleOf } from './buckets.ts';
import { listVitals } from './list-vitals.ts';
import { type Metric, recordVitals } from './record-vitals.ts';
import { webVitals } from './tables.ts';

const lcp = (value: number, rating: Metric['rating'] = 'good'): Metric => ({ name: 'LCP', value, rating });
const today = new Date('2026-11-20T12:00:00Z');
const daysAgo = (days: number) => new Date(today.getTime() - days * 86_400_000);

test('a bucket is within 2.5 % of its values', () => {
  for (const name of vitalName.options)
    for (const value of name === 'CLS' ? [0, 0.1, 0.25, 1] : [0, 200, 1800, 2500, 4000, 60_000])
      expect(Math.abs(middleOf(name, bucketOf(name, value)) - value)).toBeLessThanOrEqual(value * 0.026 + 0.001);
  expect(bucketOf('LCP', 600_000)).toBe(bucketOf('LCP', 60_000));
});

describe.each(testDatabases())('web vitals on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  beforeAll(async () => {
    test_ = await createTestApp(open, { TRUST_PROXY: 'true' });
    admin = await test_.signUp({ role: 'Admin' });
  });
  beforeEach(() => test_.services.db.delete(webVitals));
  afterAll(() => test_.stop());

  const report = (body: object, address = '192.0.2.1') =>
    test_.visitor.post('/api/web-vitals', body, { 'x-forwarded-for': address });
  const stored = () => test_.services.db.select().from(webVitals);

  test('are counted into a histogram, however many come at once', async () => {
    const metrics: Metric[] = vitalName.options.map((name) => ({ name, value: 1, rating: 'good' }));
    await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        recordVitals(test_.services.db, n % 2 ? metrics : metrics.toReversed(), today),
      ),
    );
    const rows = await stored();
    expect(rows).toHaveLength(5);
    expect(rows.map(({ count }) => count)).toEqual([40, 40, 40, 40, 40]);
  });

  test('are answered per day: 75th percentile and share of good ones', async () => {
    const { db } = test_.services;
    for (const value of [1000, 1000, 1000]) await recordVitals(db, [lcp(value)], today);
    await recordVitals(db, [lcp(9000, 'poor')], today);
    await recordVitals(db, [{ name: 'CLS', value: 0.02, rating: 'good' }, lcp(3000, 'needs-improvement')], daysAgo(3));
    const [now, cls, before, ...more] = await listVitals(db, 28, today);
    expect(now).toMatchObject({ day: '2026-11-20', name: 'LCP', visits: 4, good: 0.75 });
    expect(now!.p75 / 1000).toBeCloseTo(1, 1);
    expect(cls).toMatchObject({ day: '2026-11-17', name: 'CLS', visits: 1, good: 1 });
    expect(before).toMatchObject({ day: '2026-11-17', name: 'LCP', visits: 1, good: 0 });
    expect(more).toEqual([]);
    expect(await listVitals(db, 3, today)).toEqual([now]);
  });

  test('older than 90 days are forgotten', async () => {
    const { db } = test_.services;
    for (const days of [91, 90]) await recordVitals(db, [lcp(1000)], daysAgo(days));
    expect(await stored()).toHaveLength(2);
    await recordVitals(db, [lcp(1000)], today);
    expect((await stored()).map(({ day }) => day).sort()).toEqual(['2026-08-22', '2026-11-20']);
  });

  test('come from anybody, for pages of the site; admins alone read them', async () => {
    expect((await report({ page: '/about', metrics: [lcp(900), lcp(950)] })).body).toEqual({ success: true });
    expect(await stored()).toHaveLength(1);
    for (const page of ['/admin/settings', '/user/dashboard', 'https://evil.example/', '//evil', ''])
      expect((await report({ page, metrics: [lcp(5000)] })).status).toBe(200);
    expect(await stored()).toHaveLength(1);
    const listed = await admin.get('/api/web-vitals');
    expect(listed.body).toMatchObject([{ name: 'LCP', visits: 1, good: 1 }]);
    expect((await test_.visitor.get('/api/web-vitals')).status).toBe(401);
    expect((await (await test_.signUp()).get('/api/web-vitals')).status).toBe(403);
  });

  test('that make no sense are refused', async () => {
    for (const metrics of [[], Array(6).fill(lcp(1)), [lcp(-1)], [lcp(1e9)], [{ ...lcp(1), name: 'FID' }]])
      expect((await report({ page: '/', metrics })).status).toBe(400);
    expect(await stored()).toEqual([]);
  });

  test('of one address are limited', async () => {
    const statuses: number[] = [];
    for (let n = 0; n < 121; n++)
      statuses.push((await report({ page: '/', metrics: [lcp(1000)] }, '198.51.100.9')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(120);
    expect(statuses.at(-1)).toBe(429);
    expect(await stored()).toMatchObject([{ count: 120 }]);
  });
});
