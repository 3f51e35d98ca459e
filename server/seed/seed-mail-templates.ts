import { mailTemplates } from '#server/features/mail/tables.ts';
import type { Database } from '#server/platform/database/database.ts';
import { wasTouched } from './was-touched.ts';

// The ids are fixed, so that two instances that start on one new database do not seed twice.
const templates = [
  {
    id: '019aa000-0000-7000-8000-000000000001',
    templateName: 'Welcome',
    subject: 'Welcome, {{name}}',
    body:
      '<p>Hello {{name}},</p><p>thank you for joining us. The quickest way to see what Facsimile does: open the ' +
      'generator, drop a screenshot of any page, and compare the result with the picture.</p>' +
      '<p>Questions? Write to us from the support page of your account.</p>',
  },
  {
    id: '019aa000-0000-7000-8000-000000000002',
    templateName: 'Membership reminder',
    subject: 'Your membership is about to end',
    body:
      '<p>Hello {{name}},</p><p>your membership is about to end. To continue without a break, choose a package ' +
      'before then: you lose nothing by buying early, the new days are added to the ones you have left.</p>',
  },
  {
    id: '019aa000-0000-7000-8000-000000000003',
    templateName: 'Answer to your question',
    subject: 'Your question to Facsimile',
    body:
      '<p>Hello {{name}},</p><p>thank you for writing to us. Here is what we found:</p><p><em>Write the answer ' +
      'here.</em></p><p>If something is still open, open a ticket on the support page and we will look again.</p>',
  },
];

/** Three templates to start from, for an installation that never had any. */
export async function seedMailTemplates(db: Database): Promise<void> {
  const existing = await db.select({ id: mailTemplates.id }).from(mailTemplates).limit(1);
  if (existing.length > 0 || (await wasTouched(db, 'mail template'))) return;
  await db.insert(mailTemplates).values(templates).onConflictDoNothing();
}
