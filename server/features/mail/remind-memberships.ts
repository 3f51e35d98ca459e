import { and, eq, gt, isNull, lte, ne } from 'drizzle-orm';
import { users } from '#server/features/accounts/index.ts';
import type { Services } from '#server/platform/services.ts';
import { membershipEndingMail } from './own/membership-ending-mail.ts';
import { queueMail } from './queue-mail.ts';

const WEEK_MS = 7 * 24 * 60 * 60 * 1000;

/**
 * Mails everybody whose membership ends within seven days and who wants to know, once per end date. Any number of
 * instances may do it at the same time: the mail's cause lets one through.
 * @returns how many mails were queued
 */
export async function remindMemberships(
  { db, jobs, config }: Pick<Services, 'db' | 'jobs' | 'config'>,
  now = new Date(),
): Promise<number> {
  const ending = await db
    .select()
    .from(users)
    .where(
      and(
        ne(users.membership, 'free'),
        gt(users.membershipValidity, now),
        lte(users.membershipValidity, new Date(now.getTime() + WEEK_MS)),
        eq(users.mailMembershipEnding, true),
        isNull(users.disabledAt),
      ),
    );
  let queued = 0;
  for (const user of ending) {
    const { id, name, email, membershipValidity } = user;
    const mail = membershipEndingMail({ id, name, email, membershipValidity: membershipValidity! }, config.baseUrl);
    if (await queueMail({ db, jobs }, mail)) queued++;
  }
  return queued;
}
