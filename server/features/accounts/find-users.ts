import { asc, count, desc, eq, ilike, or } from 'drizzle-orm';
import { type ListQuery, MAX_ROWS } from '#contract/vocabulary/pagination.ts';
import { creditAccounts } from '#server/features/credits/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { users } from './tables.ts';

const sortable = {
  createdAt: users.createdAt,
  userName: users.name,
  UserEmail: users.email,
  userRole: users.role,
} as const;

export type UserWithCredits = Awaited<ReturnType<typeof findUsers>>['found'][number];

/** Users with their credits, newest first unless `sort` says otherwise, and how many there are in all. */
export async function findUsers(db: Database, query: ListQuery & { userEmail?: string | undefined }) {
  const { page = 1, limit = query.page ? 10 : MAX_ROWS, search, sort = '-createdAt', userEmail } = query;
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  const where = userEmail
    ? eq(users.email, userEmail.toLowerCase())
    : pattern
      ? or(ilike(users.name, pattern), ilike(users.email, pattern))
      : undefined;
  const column = sortable[sort.replace('-', '') as keyof typeof sortable] ?? users.createdAt;
  const found = await db
    .select({ user: users, posted: creditAccounts.posted, held: creditAccounts.held })
    .from(users)
    .leftJoin(creditAccounts, eq(creditAccounts.userId, users.id))
    .where(where)
    .orderBy(sort.startsWith('-') ? desc(column) : asc(column), asc(users.id))
    .limit(limit)
    .offset((page - 1) * limit);
  const [total] = await db.select({ n: count() }).from(users).where(where);
  return { found, total: total?.n ?? 0 };
}
