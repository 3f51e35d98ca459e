import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { generation } from '#contract/generations.ts';
import { users } from '#server/features/accounts/tables.ts';
import { aGeneration } from '#server/testing/builders.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { presentGeneration } from './present.ts';
import { generations } from './tables.ts';

describe.each(testDatabases())('the list of conversions on $name', ({ open }) => {
  let test_: TestApp;
  let client: Client;
  /** Newest first, as the list has them. */
  const ids: string[] = [];
  const order = async (details: Partial<typeof generations.$inferInsert> = {}) => {
    const { db } = test_.services;
    const [user] = await db.select().from(users).where(eq(users.email, client.email));
    const id = await aGeneration(db, user!.id);
    if (Object.keys(details).length > 0) await db.update(generations).set(details).where(eq(generations.id, id));
    ids.unshift(id);
    return id;
  };
  const list = async (query: string) => {
    const { status, body, headers } = await client.get(`/api/generations${query}`);
    expect(status).toBe(200);
    return { ids: body.map(({ _id }: { _id: string }) => _id) as string[], total: Number(headers['x-total-count']) };
  };

  beforeAll(async () => {
    test_ = await createTestApp(open);
    client = await test_.signUp();
    for (let made = 0; made < 20; made++) await order();
    await order({ framework: 'bootstrap', imageName: 'Invoice 100%.png' });
    await order({ framework: 'bootstrap', engine: 'gemini', status: 'succeeded' });
    await order({ framework: 'custom', status: 'failed', instructions: 'As on the invoice' });
  });
  afterAll(() => test_.stop());

  test('has exactly what the contract says, though nothing checks that at run time', async () => {
    const { body } = await client.get('/api/generations?limit=100');
    expect(body).toEqual(z.array(generation.strict()).parse(body));
    const raw = (await test_.services.db.select().from(generations)).find(({ id }) => id === body[0]._id);
    expect(body[0]).toEqual(presentGeneration(raw!));
  });

  test('goes on behind a cursor to the very first one, and says how many there are', async () => {
    const seen: string[] = [];
    for (let cursor = ''; seen.length < 23; cursor = `&cursor=${seen.at(-1)}`) {
      const page = await list(`?limit=10${cursor}`);
      expect(page.total).toBe(23);
      expect(page.ids.length).toBeGreaterThan(0);
      seen.push(...page.ids);
    }
    expect(seen).toEqual(ids);
    expect(await list(`?cursor=${seen.at(-1)}`)).toEqual({ ids: [], total: 23 });
  });

  test('what is added or deleted between two pages makes none come twice or go missing', async () => {
    const first = await list('?limit=10');
    const gone = first.ids.at(-1)!;
    await test_.services.db.delete(generations).where(eq(generations.id, gone));
    ids.splice(ids.indexOf(gone), 1);
    const added = await order();
    const second = await list(`?limit=10&cursor=${gone}`);
    expect([added, ...first.ids.slice(0, -1), ...second.ids]).toEqual(ids.slice(0, 20));
  });

  test('filters and search narrow it, each with its own total', async () => {
    const found = async (query: string) => (await list(query)).total;
    expect(await found('?framework=bootstrap')).toBe(2);
    expect(await found('?framework=bootstrap&engine=gemini')).toBe(1);
    expect(await found('?status=failed')).toBe(1);
    expect(await found('?search=invoice')).toBe(2);
    expect(await found('?search=100%25')).toBe(1);
    expect(await found('?search=_')).toBe(0);
    expect(await list('?framework=bootstrap&status=cancelled')).toEqual({ ids: [], total: 0 });
    expect((await list('?framework=bootstrap&limit=1')).total).toBe(2);
  });

  test('shows nobody else’s, and refuses what is no cursor', async () => {
    const other = await test_.signUp();
    const theirs = await other.get(`/api/generations?cursor=${ids[0]}`);
    expect([theirs.body, theirs.headers['x-total-count']]).toEqual([[], '0']);
    expect((await client.get('/api/generations?cursor=first')).status).toBe(400);
    expect((await client.get('/api/generations?framework=foundation')).status).toBe(400);
  });
});
