import { and, count, gt, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { SessionUser } from '#server/platform/session.ts';
import { ownedBy } from './owned-by.ts';
import { supportTickets } from './tables.ts';

const { unreadByMember, unreadByDesk, mergedInto } = supportTickets;

/** Tickets with something that was not seen: own ones, and for admins those of the desk. */
export async function countUnread(db: Database, actor: SessionUser): Promise<{ own: number; desk?: number }> {
  const own = await countWhere(db, and(ownedBy(actor), gt(unreadByMember, 0)));
  return actor.role === 'Admin' ? { own, desk: await countWhere(db, gt(unreadByDesk, 0)) } : { own };
}

async function countWhere(db: Database, where: SQL | undefined): Promise<number> {
  const [found] = await db
    .select({ n: count() })
    .from(supportTickets)
    .where(and(where, isNull(mergedInto)));
  return found?.n ?? 0;
}
