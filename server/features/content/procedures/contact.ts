import { answer } from '#server/platform/answer.ts';
import { admin, visitor } from '../calls.ts';
import { defaults } from '../defaults/index.ts';
import { canReadDrafts } from '../policy.ts';
import { presentSection } from '../present.ts';
import { saveSection } from '../save-section.ts';

const section = 'contact';

export const contactProcedures = {
  getContactPage: visitor.content.getContactPage.handler(async ({ context }) => {
    const contact = presentSection(await context.content.read(section));
    return contact.isActive || canReadDrafts(context.user)
      ? answer(contact, 'Contact page fetched successfully!')
      : answer(null, 'The contact page is not active.');
  }),
  updateContactPage: admin.content.updateContactPage.handler(async ({ input: { version, ...fields }, context }) => {
    const change = { section, actor: context.user, baseVersion: version, action: 'saved' } as const;
    const saved = await saveSection(context, { ...change, next: () => fields });
    return answer(presentSection(saved), 'Contact page updated successfully!');
  }),
  resetContactPage: admin.content.resetContactPage.handler(async ({ context }) => {
    const change = { section, actor: context.user, action: 'reset' } as const;
    const saved = await saveSection(context, { ...change, next: () => defaults.contact });
    return answer(presentSection(saved), 'Contact page reset to default successfully!');
  }),
};
