import { answer } from '#server/platform/answer.ts';
import { admin, visitor } from '../calls.ts';
import { defaults } from '../defaults/index.ts';
import { canReadDrafts } from '../policy.ts';
import { logoOnly, presentSection } from '../present.ts';
import { saveSection } from '../save-section.ts';

const section = 'footer';

export const footerProcedures = {
  getFooter: visitor.content.getFooter.handler(async ({ context }) => {
    const footer = presentSection(await context.content.read(section));
    return footer.isActive || canReadDrafts(context.user)
      ? answer(footer, 'Footer fetched successfully!')
      : answer(logoOnly(footer), 'The footer is not active.');
  }),
  updateFooter: admin.content.updateFooter.handler(async ({ input: { version, ...fields }, context }) => {
    const change = { section, actor: context.user, baseVersion: version, action: 'saved' } as const;
    const saved = await saveSection(context, { ...change, next: () => fields });
    return answer(presentSection(saved), 'Footer updated successfully!');
  }),
  resetFooter: admin.content.resetFooter.handler(async ({ context }) => {
    const change = { section, actor: context.user, action: 'reset' } as const;
    const saved = await saveSection(context, { ...change, next: () => defaults.footer });
    return answer(presentSection(saved), 'Footer reset to default successfully!');
  }),
};
