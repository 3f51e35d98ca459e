import { type Act, recordAct } from '#server/features/audit/index.ts';
import type { Services } from '#server/platform/services.ts';
import { composeMessage, refusePlaceholders } from './compose-message.ts';
import { getRecipientName } from './get-recipient-name.ts';
import { queueMail } from './queue-mail.ts';

export type Message = { toEmail: string; subject: string; messageBody: string; templateName: string };

/** Sends an admin's message. @returns the mail's id @throws PLACEHOLDER_LEFT */
export async function sendMessage(
  { db, jobs }: Pick<Services, 'db' | 'jobs'>,
  { toEmail, templateName, ...message }: Message,
  actor: Act['actor'],
): Promise<string> {
  refusePlaceholders(message);
  return db.transaction(async (tx) => {
    const composed = composeMessage(message, await getRecipientName(tx, toEmail));
    const mail = { ...composed, kind: 'message', to: toEmail, templateName, senderId: actor.id } as const;
    const id = await queueMail({ db: tx, jobs }, mail);
    const after = { toEmail, subject: composed.subject, ...(templateName ? { templateName } : {}) };
    await recordAct(tx, { actor, action: 'mail.send', subject: { type: 'mail', id: id!, name: toEmail }, after });
    return id!;
  });
}
