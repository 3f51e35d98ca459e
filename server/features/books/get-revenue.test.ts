import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RevenuePeriod } from '#contract/orders/books.ts';
import { refunds } from '#server/features/payments/tables.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { aUser } from '#server/testing/builders.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { anOrder } from '#server/testing/orders.ts';
import { aPaidOrder, aRefund } from '#server/testing/receipts.ts';
import { findCurrencies, getRevenue } from './get-revenue.ts';
import { sumOf } from './sum-of.ts';

/** A Sunday. */
const now = new Date('2026-11-22T10:00:00Z');

describe.each(testDatabases())('revenue on $name', ({ open }) => {
  let connection: DatabaseConnection;
  beforeAll(async () => {
    connection = await open();
    const { db } = connection;
    const userId = await aUser(db);
    const paid = (at: string, changes = {}) => aPaidOrder(db, userId, { at: new Date(at), ...changes });
    await paid('2026-11-15T23:59:59.999Z', { price: '1.10' });
    await paid('2026-11-16T00:00:00.000Z', { price: '2.20' });
    await paid('2026-11-22T09:00:00Z', { price: '4.40', kind: 'item' });
    await paid('2026-10-31T23:59:59.999Z', { price: '8.00' });
    await paid('2026-11-22T09:00:00Z', { price: '100.00', currency: 'EUR' });
    await paid('2026-11-22T09:00:00Z', { price: '1000.00', isDemo: true });
    const back = await paid('2025-01-01T00:00:00Z', { price: '50.00' });
    await aRefund(db, back, '20.00', new Date('2026-11-17T12:00:00Z'));
    await aRefund(db, back, '0.30', new Date('2026-11-22T08:00:00Z'));
    const item = await paid('2026-11-21T12:00:00Z', { price: '5.00', kind: 'item' });
    await aRefund(db, item, '5.00', new Date('2026-11-21T13:00:00Z'));
    await db
      .insert(refunds)
      .values({ id: item.id, orderRef: item.id, captureId: 'x', state: 'requested', amount: '3.00', reason: 'Waits' });
    await anOrder(db, userId, { price: '7.00' });
  });
  afterAll(() => connection.close());

  const revenue = async (per: RevenuePeriod, changes = {}) =>
    getRevenue(connection.db, { per, currency: 'USD', withDemo: false, now, ...changes });
  const withMoney = (bars: Awaited<ReturnType<typeof revenue>>) =>
    bars
      .filter((bar) => bar.packages !== '0.00' || bar.items !== '0.00' || bar.orders > 0)
      .map(({ start, packages, items, orders }) => [start, packages, items, orders]);

  test('30 days, also those without a sale; what goes back counts on the day it goes', async () => {
    const days = await revenue('day');
    expect(days).toHaveLength(30);
    expect([days[0]!.start, days.at(-1)!.start]).toEqual(['2026-10-24', '2026-11-22']);
    expect(days[1]).toEqual({ start: '2026-10-25', packages: '0.00', items: '0.00', orders: 0 });
    expect(withMoney(days)).toEqual([
      ['2026-10-31', '8.00', '0.00', 1],
      ['2026-11-15', '1.10', '0.00', 1],
      ['2026-11-16', '2.20', '0.00', 1],
      ['2026-11-17', '-20.00', '0.00', 0],
      ['2026-11-21', '0.00', '0.00', 1],
      ['2026-11-22', '-0.30', '4.40', 1],
    ]);
    expect(sumOf(days)).toBe('-4.60');
  });

  test('26 weeks begin on Mondays in UTC', async () => {
    const weeks = await revenue('week');
    expect(weeks).toHaveLength(26);
    expect(weeks.every(({ start }) => new Date(start).getUTCDay() === 1)).toBe(true);
    expect(withMoney(weeks)).toEqual([
      ['2026-10-26', '8.00', '0.00', 1],
      ['2026-11-09', '1.10', '0.00', 1],
      ['2026-11-16', '-18.10', '4.40', 3],
    ]);
  });

  test('12 months; other currencies and payments without money stay apart', async () => {
    const months = await revenue('month');
    expect(months.map(({ start }) => start)).toEqual([
      ...['2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01', '2026-04-01', '2026-05-01'],
      ...['2026-06-01', '2026-07-01', '2026-08-01', '2026-09-01', '2026-10-01', '2026-11-01'],
    ]);
    expect(withMoney(months)).toEqual([
      ['2026-10-01', '8.00', '0.00', 1],
      ['2026-11-01', '-17.00', '4.40', 4],
    ]);
    expect(withMoney(await revenue('month', { currency: 'EUR' }))).toEqual([['2026-11-01', '100.00', '0.00', 1]]);
    expect(sumOf(await revenue('month', { withDemo: true }))).toBe('995.40');
    expect(await findCurrencies(connection.db)).toEqual(['EUR', 'USD']);
  });

  test('a year ends where UTC says so', async () => {
    const last = new Date('2026-12-31T23:59:59.999Z');
    expect((await revenue('day', { now: last })).at(-1)!.start).toBe('2026-12-31');
    expect((await revenue('week', { now: last })).at(-1)!.start).toBe('2026-12-28');
    expect((await revenue('month', { now: last })).at(-1)!.start).toBe('2026-12-01');
  });
});
