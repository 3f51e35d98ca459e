import type { About, AboutBlock } from '#contract/content/about.ts';
import type { Feature } from '#contract/content/features.ts';
import type { Footer } from '#contract/content/footer.ts';
import type { ContentVersion } from '#contract/content/versions.ts';
import type { ContentSection } from '#contract/content/vocabulary.ts';
import type { StoredSection } from './documents.ts';
import type { contentVersions } from './tables.ts';

/** A section with its stamps. Documents hold nothing but what their schema names, so they leave as they are. */
export function presentSection<Section extends Exclude<ContentSection, 'features' | 'testimonials'>>(
  stored: StoredSection<Section>,
) {
  return {
    ...stored.document,
    version: stored.version,
    createdAt: stored.createdAt?.toISOString() ?? null,
    updatedAt: stored.updatedAt?.toISOString() ?? null,
  };
}

export const inOrder = (features: Feature[]): Feature[] => features.toSorted((a, b) => a.order - b.order);

const emptyBlock: AboutBlock = {
  isActive: false,
  subtitle: '',
  title: '',
  description: '',
  features: [],
  buttonText: '',
  buttonLink: '',
  images: [],
};

/** For visitors: a section that is switched off says nothing but that. */
export const withoutDrafts = (about: About): About => ({
  ...about,
  section1: about.section1.isActive ? about.section1 : emptyBlock,
  section2: about.section2.isActive ? about.section2 : emptyBlock,
});

/** For visitors while the footer is inactive: the logo, which the header and the sidebars show, and nothing else. */
export const logoOnly = (footer: Footer): Footer => ({
  ...footer,
  topSection: { logoText: footer.topSection.logoText, socialLinks: [] },
  middleSection: {
    logoUrl: footer.middleSection.logoUrl,
    description: '',
    quickLinks: [],
    contactInfo: { address: '', email: '', phone: '' },
  },
  bottomSection: { copyrightText: '' },
});

export function presentVersion(row: Omit<typeof contentVersions.$inferSelect, 'document'>): ContentVersion {
  return {
    _id: row.id,
    section: row.section,
    version: row.version,
    action: row.action,
    savedBy: row.savedByName,
    savedAt: row.savedAt.toISOString(),
  };
}
