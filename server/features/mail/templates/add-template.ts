import { v7 as uuidv7 } from 'uuid';
import { type Act, recordAct } from '#server/features/audit/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { mailTemplates } from '../tables.ts';
import { cleanFields, type TemplateFields } from './clean-fields.ts';
import type { TemplateRow } from './list-templates.ts';

export function addTemplate(db: Database, fields: TemplateFields, actor: Act['actor']): Promise<TemplateRow> {
  const after = cleanFields(fields);
  return db.transaction(async (tx) => {
    const [row] = await tx
      .insert(mailTemplates)
      .values({ id: uuidv7(), ...after })
      .returning();
    const subject = { type: 'mail template', id: row!.id, name: row!.templateName };
    await recordAct(tx, { actor, action: 'mail-template.add', subject, after });
    return row!;
  });
}
