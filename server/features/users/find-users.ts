import { and, asc, count, desc, eq, ilike, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type ListQuery, MAX_ROWS } from '#contract/vocabulary/pagination.ts';
import { users } from '#server/features/accounts/index.ts';
import { creditAccounts } from '#server/features/credits/index.ts';
import { contains } from '#server/platform/database/contains.ts';
import type { Database } from '#server/platform/database/database.ts';

const sortable = {
  createdAt: users.createdAt,
  userName: users.name,
  UserEmail: users.email,
  userRole: users.role,
  userMembership: users.membership,
  MembershipValidity: users.membershipValidity,
  currentBalance: sql`coalesce(${creditAccounts.posted} - ${creditAccounts.held}, 0)`,
  isDisabled: users.disabledAt,
} as const;

export type UserWithCredits = Awaited<ReturnType<typeof findUsers>>['found'][number];

/** Users with their credits. */
export const selectUsers = (db: Database, where: SQL | undefined) =>
  db
    .select({ user: users, posted: creditAccounts.posted, held: creditAccounts.held })
    .from(users)
    .leftJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .where(where)
    .$dynamic();

/** Users with their credits, newest first unless `sort` says otherwise, and how many there are in all. */
export async function findUsers(db: Database, query: ListQuery & { userEmail?: string | undefined }) {
  const { page = 1, limit = query.page ? 10 : MAX_ROWS, search, sort = '-createdAt', userEmail } = query;
  const pattern = search && contains(search);
  const where = userEmail
    ? eq(users.email, userEmail.toLowerCase())
    : pattern
      ? or(ilike(users.name, pattern), ilike(users.email, pattern))
      : undefined;
  const column = sortable[sort.replace('-', '') as keyof typeof sortable] ?? users.createdAt;
  const found = await selectUsers(db, where)
    .orderBy(sort.startsWith('-') ? desc(column) : asc(column), asc(users.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [total] = await db.select({ n: count() }).from(users).where(where);
  return { found, total: total?.n ?? 0 };
}

/** Who can administrate now, by name. */
export const findAdmins = (db: Database) =>
  selectUsers(db, and(eq(users.role, 'Admin'), isNull(users.disabledAt))).orderBy(asc(users.name), asc(users.id));
