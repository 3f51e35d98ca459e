import { v7 as uuidv7 } from 'uuid';
import { users } from '#server/features/accounts/tables.ts';
import { openAccount } from '#server/features/credits/open-account.ts';
import { generations } from '#server/features/generations/tables.ts';
import type { Database } from '#server/platform/database/database.ts';

/** A user with an account of that many credits. @returns the user's id */
export async function aUser(db: Database, { credits = 0 } = {}): Promise<string> {
  const id = uuidv7();
  await db.insert(users).values({ id, name: 'Uma User', email: `${id}@test.example` });
  await openAccount(db, id, credits);
  return id;
}

/** A generation of that user, queued, without a job. @returns its id */
export async function aGeneration(db: Database, userId: string, id = uuidv7()): Promise<string> {
  await db.insert(generations).values({
    id,
    userId,
    rootId: id,
    framework: 'tailwind',
    engine: 'built-in',
    instructions: '',
    imageName: 'design.png',
    imageKey: `generations/${id}.png`,
    imageWidth: 100,
    imageHeight: 100,
    requestHash: id,
  });
  return id;
}
