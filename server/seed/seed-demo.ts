import { randomInt } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { UserRole } from '#contract/vocabulary/roles.ts';
import type { AllServices } from '#server/composition/services.ts';
import { getUserByEmail } from '#server/features/accounts/index.ts';
import { sessions, users } from '#server/features/accounts/tables.ts';
import { postCredits } from '#server/features/credits/index.ts';
import { seedItems } from './seed-items.ts';
import { seedPackages } from './seed-packages.ts';
import { seedPayPal } from './seed-paypal.ts';
import { seedTickets } from './seed-tickets.ts';

export type DemoAccount = { role: UserRole; name: string; email: string; password: string };

/** Credits the demo member starts with. */
const MEMBER_CREDITS = 25;

const people = [
  { role: 'member', name: 'Mira Member', email: 'member@facsimile.example' },
  { role: 'Admin', name: 'Ada Admin', email: 'admin@facsimile.example' },
] as const;

/**
 * Fills a fresh service with what a new user needs to try it: packages, items and two accounts. Passwords are made up once per
 * data folder, so no two installations share them. Running it again changes nothing.
 * @returns the accounts, to be printed
 */
export async function seedDemo(services: AllServices): Promise<DemoAccount[]> {
  await seedPackages(services.db);
  await seedPayPal(services);
  await seedItems(services.db);
  const file = join(services.config.dataDir, 'demo-accounts.json');
  const passwords = await readPasswords(file);
  const accounts: DemoAccount[] = people.map((person) => ({
    ...person,
    password: passwords[person.email] ?? makePassword(),
  }));
  for (const account of accounts) await seedAccount(services, account, passwords[account.email] !== account.password);
  const [member, admin] = await Promise.all(people.map(({ email }) => getUserByEmail(services.db, email)));
  if (member && admin) await seedTickets(services.db, member, admin);
  const written = Object.fromEntries(accounts.map(({ email, password }) => [email, password]));
  await writeFile(file, `${JSON.stringify(written, null, 2)}\n`, { mode: 0o600 });
  return accounts;
}

async function seedAccount(services: AllServices, account: DemoAccount, passwordIsNew: boolean): Promise<void> {
  const { db, auth, config } = services;
  const { name, email, password, role } = account;
  const existing = await getUserByEmail(db, email);
  if (existing) {
    if (!passwordIsNew) return;
    const context = await auth.$context;
    await context.internalAdapter.updatePassword(existing.id, await context.password.hash(password));
    return;
  }
  const { user } = await auth.api.signUpEmail({ body: { name, email, password } });
  await db.update(users).set({ role, emailVerified: true }).where(eq(users.id, user.id));
  // Signing up signs in. Nobody did: their list of sessions would begin with a device that nobody knows.
  await db.delete(sessions).where(eq(sessions.userId, user.id));
  const missing = MEMBER_CREDITS - config.signupCredits;
  if (missing <= 0) return;
  await db.transaction((tx) =>
    postCredits(tx, {
      userId: user.id,
      amount: missing,
      kind: 'adjustment',
      cause: `demo:${user.id}`,
      reason: 'Demo credits',
    }),
  );
}

async function readPasswords(file: string): Promise<Record<string, string>> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
  } catch {
    return {};
  }
}

/** Easy to type: four groups of letters that are not mistaken for each other. */
function makePassword(): string {
  const letters = 'abcdefghkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group()].join('-');
}
