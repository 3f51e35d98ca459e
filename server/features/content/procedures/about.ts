import { answer } from '#server/platform/answer.ts';
import { admin, visitor } from '../calls.ts';
import { defaults } from '../defaults/index.ts';
import { canReadDrafts } from '../policy.ts';
import { presentSection, withoutDrafts } from '../present.ts';
import { saveSection } from '../save-section.ts';

const section = 'about';

export const aboutProcedures = {
  getAbout: visitor.content.getAbout.handler(async ({ context }) => {
    const about = presentSection(await context.content.read(section));
    if (canReadDrafts(context.user)) return answer(about, 'About section fetched successfully!');
    return about.isActive
      ? answer(withoutDrafts(about), 'About section fetched successfully!')
      : answer(null, 'The about section is not active.');
  }),
  updateAbout: admin.content.updateAbout.handler(async ({ input, context }) => {
    const { version, isActive, section1, section2 } = input;
    const change = { section, actor: context.user, baseVersion: version, action: 'saved' } as const;
    const saved = await saveSection(context, { ...change, next: () => ({ isActive, section1, section2 }) });
    return answer(presentSection(saved), 'About section updated successfully!');
  }),
  toggleAbout: admin.content.toggleAbout.handler(async ({ context }) => {
    const saved = await saveSection(context, {
      section,
      actor: context.user,
      action: ({ isActive }) => (isActive ? 'activated' : 'deactivated'),
      next: (about) => ({ ...about, isActive: !about.isActive }),
    });
    const state = saved.document.isActive ? 'activated' : 'deactivated';
    return answer(presentSection(saved), `About section ${state} successfully!`);
  }),
  resetAbout: admin.content.resetAbout.handler(async ({ context }) => {
    const change = { section, actor: context.user, action: 'reset' } as const;
    const saved = await saveSection(context, { ...change, next: () => defaults.about });
    return answer(presentSection(saved), 'About section reset to default successfully!');
  }),
  deleteAbout: admin.content.deleteAbout.handler(async ({ context }) => {
    const change = { section, actor: context.user, action: 'deleted' } as const;
    const saved = await saveSection(context, { ...change, next: (about) => ({ ...about, isActive: false }) });
    return answer(presentSection(saved), 'About section deleted successfully! Its content is kept.');
  }),
};
