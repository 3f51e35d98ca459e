import { and, eq, inArray, isNull } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/features/accounts/tables.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { aUser } from '#server/testing/builders.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { deleteUser } from './delete-user.ts';
import { disableUser } from './disable-user.ts';
import { updateUser } from './update-user.ts';

describe.each(testDatabases())('the last admin on $name', ({ name, open }) => {
  let test_: TestApp;
  beforeAll(async () => {
    test_ = await createTestApp(open);
  });
  afterAll(() => test_.stop());

  // The embedded database does one after the other: it hides races.
  const races = name === 'PostgreSQL' ? 200 : 20;
  test(`two who take each other's rights at once, ${races} times: one stays`, async () => {
    const { db } = test_.services;
    const ways = [
      (actor: SessionUser, id: string) => updateUser(db, actor, id, { userRole: 'member' }),
      (actor: SessionUser, id: string) => disableUser(db, actor, { id, disabled: true }),
      (actor: SessionUser, id: string) => deleteUser(test_.services, actor, id),
    ];
    const left: number[] = [];
    const refusals = new Set<string>();
    for (let race = 0; race < races; race++) {
      const ids = [await aUser(db), await aUser(db)];
      const pair = await db.update(users).set({ role: 'Admin' }).where(inArray(users.id, ids)).returning();
      const [one, two] = pair as SessionUser[];
      const outcomes = await Promise.allSettled([
        ways[race % 3]!(one!, two!.id),
        ways[Math.floor(race / 3) % 3]!(two!, one!.id),
      ]);
      for (const outcome of outcomes) if (outcome.status === 'rejected') refusals.add(outcome.reason.code);
      const stay = await db
        .select()
        .from(users)
        .where(and(eq(users.role, 'Admin'), isNull(users.disabledAt)));
      left.push(stay.length);
      await db.delete(users);
    }
    expect(left).toEqual(Array(races).fill(1));
    expect([...refusals]).toEqual(['LAST_ADMIN']);
  });
});
