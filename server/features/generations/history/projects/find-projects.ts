import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { generationProjects, generations, notDeleted } from '../../tables.ts';

/** A user's projects by name, each with how many conversions are in it. */
export function findProjects(db: Database, userId: string) {
  return db
    .select({
      row: generationProjects,
      conversions: sql<number>`COUNT(DISTINCT ${generations.rootId})`.mapWith(Number),
    })
    .from(generationProjects)
    .leftJoin(generations, and(eq(generations.projectId, generationProjects.id), notDeleted))
    .where(eq(generationProjects.userId, userId))
    .groupBy(generationProjects.id)
    .orderBy(sql`lower(${generationProjects.name})`);
}
