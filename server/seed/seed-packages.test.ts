import { asc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { creditPackages } from '#server/features/packages/tables.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { seedPackages } from './seed-packages.ts';

describe.each(testDatabases())('packages of the demo on $name', ({ open }) => {
  let connection: DatabaseConnection;
  beforeAll(async () => {
    connection = await open();
  });
  afterAll(() => connection.close());

  test('are three, also when two instances begin at once', async () => {
    await Promise.all([seedPackages(connection.db), seedPackages(connection.db)]);
    const rows = await connection.db.select().from(creditPackages).orderBy(asc(creditPackages.credit));
    expect(rows.map(({ packageName }) => packageName)).toEqual(['Sketch', 'Draft', 'Blueprint']);
  });
});
