import { answer } from '#server/platform/answer.ts';
import { admin, visitor } from '../calls.ts';
import { defaults } from '../defaults/index.ts';
import { canReadDrafts } from '../policy.ts';
import { presentSection } from '../present.ts';
import { readSection } from '../read-section.ts';
import { saveSection } from '../save-section.ts';

const section = 'banner';

export const bannerProcedures = {
  getBanner: visitor.content.getBanner.handler(async ({ context }) => {
    const banner = presentSection(await context.content.read(section));
    return banner.isActive || canReadDrafts(context.user)
      ? answer(banner, 'Banner fetched successfully!')
      : answer(null, 'The banner is not active.');
  }),
  getBannerStats: admin.content.getBannerStats.handler(async ({ context }) => {
    const { document, updatedAt } = await readSection(context.db, section);
    const stats = {
      isActive: document.isActive,
      hasYoutubeVideo: document.youtubeUrl !== '',
      hasBackgroundImage: document.backgroundImage !== '',
      lastUpdated: updatedAt?.toISOString() ?? null,
    };
    return answer(stats, 'Banner stats fetched successfully!');
  }),
  updateBanner: admin.content.updateBanner.handler(async ({ input: { version, ...fields }, context }) => {
    const change = { section, actor: context.user, baseVersion: version, action: 'saved' } as const;
    const saved = await saveSection(context, { ...change, next: () => fields });
    return answer(presentSection(saved), 'Banner updated successfully!');
  }),
  toggleBanner: admin.content.toggleBanner.handler(async ({ context }) => {
    const saved = await saveSection(context, {
      section,
      actor: context.user,
      action: ({ isActive }) => (isActive ? 'activated' : 'deactivated'),
      next: (banner) => ({ ...banner, isActive: !banner.isActive }),
    });
    return answer(
      presentSection(saved),
      `Banner ${saved.document.isActive ? 'activated' : 'deactivated'} successfully!`,
    );
  }),
  resetBanner: admin.content.resetBanner.handler(async ({ context }) => {
    const change = { section, actor: context.user, action: 'reset' } as const;
    const saved = await saveSection(context, { ...change, next: () => defaults.banner });
    return answer(presentSection(saved), 'Banner reset to default successfully!');
  }),
  deleteBanner: admin.content.deleteBanner.handler(async ({ context }) => {
    const change = { section, actor: context.user, action: 'deleted' } as const;
    const saved = await saveSection(context, { ...change, next: (banner) => ({ ...banner, isActive: false }) });
    return answer(presentSection(saved), 'Banner deleted successfully! Its content is kept.');
  }),
};
