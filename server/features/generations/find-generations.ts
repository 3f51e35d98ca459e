import { and, count, desc, eq, ilike, lt, or, type SQL, sql } from 'drizzle-orm';
import type { GenerationQuery } from '#contract/generations.ts';
import { contains } from '#server/platform/database/contains.ts';
import type { Database } from '#server/platform/database/database.ts';
import { prepareOnce } from '#server/platform/database/prepare-once.ts';
import { shownColumns } from './present.ts';
import { generations, notDeleted } from './tables.ts';

/**
 * A page of a user's generations, newest first, and how many fit in all. Ids sort by creation, so the last id of a page
 * is where the next one begins, whatever was added or deleted meanwhile.
 */
export async function findGenerations(db: Database, userId: string, { search, ...query }: GenerationQuery) {
  const words = search?.trim();
  const values = { ...query, userId, pattern: words && contains(words) };
  const asked = (Object.keys(FILTERS) as Filter[]).filter(
    (filter) => values[filter] !== undefined && values[filter] !== '',
  );
  const { page, counted } = preparedFor(db, asked.join('_'));
  const rows = await page.execute(values);
  // Behind the last one no row says how many there are.
  const total = rows[0]?.total ?? (query.cursor ? ((await counted.execute(values))[0]?.n ?? 0) : 0);
  return { found: rows.map(({ row }) => row), total };
}

const given = sql.placeholder;
const matches = or(
  ilike(generations.imageName, given('pattern')),
  ilike(generations.name, given('pattern')),
  ilike(generations.instructions, given('pattern')),
);

const FILTERS = {
  pattern: matches,
  framework: eq(generations.framework, given('framework')),
  engine: eq(generations.engine, given('engine')),
  status: eq(generations.status, given('status')),
  project: eq(generations.projectId, given('project')),
  cursor: lt(generations.id, given('cursor')),
} satisfies Record<string, SQL | undefined>;
type Filter = keyof typeof FILTERS;

/** One query for each set of filters, named by them. */
const preparedFor = prepareOnce((db, shape) => {
  const { cursor, ...asked } = Object.fromEntries(
    Object.entries(FILTERS).filter(([filter]) => shape.split('_').includes(filter)),
  ) as Partial<Record<Filter, SQL>>;
  const fits = and(eq(generations.userId, given('userId')), notDeleted, ...Object.values(asked));
  const counted = db.select({ n: count() }).from(generations).where(fits);
  const page = db
    .select({ row: shownColumns, total: sql`(${counted})`.mapWith(Number) })
    .from(generations)
    .where(and(fits, cursor))
    .orderBy(desc(generations.id))
    .limit(given('limit'));
  return { page: page.prepare(`generations_${shape}`), counted: counted.prepare(`generations_count_${shape}`) };
});
