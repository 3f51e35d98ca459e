import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { users } from '#server/features/accounts/tables.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { aUser } from '#server/testing/builders.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { findWriter } from './find-writer.ts';
import { ownedBy } from './owned-by.ts';
import { ownsTicket } from './policy.ts';
import { supportTickets } from './tables.ts';

describe.each(testDatabases())('whose a ticket is on $name', ({ open }) => {
  let connection: DatabaseConnection;
  let own: string;
  let other: string;
  beforeAll(async () => {
    connection = await open();
    [own, other] = [await aUser(connection.db), await aUser(connection.db)];
  });
  afterAll(() => connection.close());
  const personOf = async (id: string) => (await connection.db.select().from(users).where(eq(users.id, id)))[0]!;

  const combinations = (['nobody', 'own', 'other'] as const).flatMap((account) =>
    (['same', 'other’s', 'unknown'] as const).flatMap((address) =>
      [true, false].flatMap((verified) =>
        [true, false].map((otherVerified) => ({ account, address, verified, otherVerified })),
      ),
    ),
  );

  test.each(combinations)(
    'account $account, address $address, verified $verified, the other one $otherVerified',
    async ({ account, address, verified, otherVerified }) => {
      const { db } = connection;
      await db.update(users).set({ emailVerified: verified }).where(eq(users.id, own));
      await db.update(users).set({ emailVerified: otherVerified }).where(eq(users.id, other));
      const [person, stranger] = [await personOf(own), await personOf(other)];
      const userId = { nobody: null, own, other }[account];
      const userEmail = { same: person.email, 'other’s': stranger.email, unknown: 'nobody@test.example' }[address];
      const ticket = {
        id: uuidv7(),
        subject: 'Pier',
        phone: '',
        message: 'When?',
        userName: 'Vera',
        userId,
        userEmail,
      };
      await db.insert(supportTickets).values(ticket);

      const isOwn = account === 'own' || (account === 'nobody' && address === 'same' && verified);
      const isOthers = account === 'other' || (account === 'nobody' && address === 'other’s' && otherVerified);
      expect([ownsTicket(person, ticket), ownsTicket(stranger, ticket)]).toEqual([isOwn, isOthers]);
      const listed = async (owner: typeof person) => {
        const found = await db.select({ id: supportTickets.id }).from(supportTickets).where(ownedBy(owner));
        return found.some(({ id }) => id === ticket.id);
      };
      expect([await listed(person), await listed(stranger)]).toEqual([isOwn, isOthers]);
      expect((await findWriter(db, ticket))?.id).toBe(isOwn ? own : isOthers ? other : undefined);
    },
  );
});
