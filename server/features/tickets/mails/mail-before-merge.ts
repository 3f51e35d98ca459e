import { eq, sql } from 'drizzle-orm';
import { canBeMailed, queueMail } from '#server/features/mail/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { Services } from '#server/platform/services.ts';
import { supportTickets } from '../tables.ts';
import type { TicketRow } from '../ticket-row.ts';
import { findUnseen, type Unseen } from './find-unseen.ts';
import type { MailSide } from './mail-queue.ts';
import { writeAnswerMail } from './write-answer-mail.ts';
import { writeDeskMails } from './write-desk-mails.ts';

/**
 * Two tickets become one, which remembers one time until which everything is mailed: so what waits on either is mailed
 * now, together, and nothing of both is mailed again. Call it before the messages move.
 * @param duplicate locked
 * @param target locked
 */
export async function mailBeforeMerge(
  tx: Database,
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
  duplicate: TicketRow,
  target: TicketRow,
): Promise<void> {
  const pair = [duplicate, target];
  const goesOn = {
    ...target,
    userId: target.userId ?? duplicate.userId,
    assigneeId: target.assigneeId ?? duplicate.assigneeId,
  };
  const answers = await findBoth(
    tx,
    'member',
    pair.filter(({ mailMemberAt }) => mailMemberAt),
  );
  const questions = await findBoth(
    tx,
    'desk',
    pair.filter(({ mailDeskAt }) => mailDeskAt),
  );
  const mails = [
    ...(await writeAnswerMail(tx, goesOn, answers, config.baseUrl)),
    ...(await writeDeskMails(tx, [{ ticket: goesOn, unseen: questions }], config.baseUrl)),
  ].filter(({ to }) => canBeMailed(to));
  for (const mail of mails) await queueMail({ db: tx, jobs }, mail);
  const nothingDue = { mailMemberAt: null, mailDeskAt: null };
  await tx.update(supportTickets).set(nothingDue).where(eq(supportTickets.id, duplicate.id));
  const now = sql`clock_timestamp()`;
  await tx
    .update(supportTickets)
    .set({ ...nothingDue, mailedMemberAt: now, mailedDeskAt: now })
    .where(eq(supportTickets.id, target.id));
}

async function findBoth(tx: Database, side: MailSide, waiting: TicketRow[]): Promise<Unseen[]> {
  const found: Unseen[] = [];
  for (const ticket of waiting) found.push(...(await findUnseen(tx, ticket, side)));
  return found.toSorted((a, b) => a.at.getTime() - b.at.getTime());
}
