import { eq } from 'drizzle-orm';
import { type Act, recordAct } from '#server/features/audit/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { templateMissing } from '../policy.ts';
import { mailTemplates } from '../tables.ts';

/** Mails that were made from it keep its name. @throws NOT_FOUND */
export function deleteTemplate(db: Database, id: string, actor: Act['actor']): Promise<void> {
  return db.transaction(async (tx) => {
    const [gone] = await tx.delete(mailTemplates).where(eq(mailTemplates.id, id)).returning();
    if (!gone) throw templateMissing();
    const { templateName, subject, body } = gone;
    await recordAct(tx, {
      actor,
      action: 'mail-template.delete',
      subject: { type: 'mail template', id, name: templateName },
      before: { templateName, subject, body },
    });
  });
}
