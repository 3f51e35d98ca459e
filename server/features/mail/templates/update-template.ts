import { eq } from 'drizzle-orm';
import { type Act, recordAct } from '#server/features/audit/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { templateMissing } from '../policy.ts';
import { mailTemplates } from '../tables.ts';
import { cleanFields, type TemplateFields } from './clean-fields.ts';
import type { TemplateRow } from './list-templates.ts';

/** @throws NOT_FOUND */
export function updateTemplate(
  db: Database,
  id: string,
  fields: TemplateFields,
  actor: Act['actor'],
): Promise<TemplateRow> {
  const after = cleanFields(fields);
  return db.transaction(async (tx) => {
    const [before] = await tx.select().from(mailTemplates).where(eq(mailTemplates.id, id)).for('update');
    if (!before) throw templateMissing();
    const [row] = await tx
      .update(mailTemplates)
      .set({ ...after, updatedAt: new Date() })
      .where(eq(mailTemplates.id, id))
      .returning();
    const { templateName, subject, body } = before;
    await recordAct(tx, {
      actor,
      action: 'mail-template.update',
      subject: { type: 'mail template', id, name: templateName },
      before: { templateName, subject, body },
      after,
    });
    return row!;
  });
}
