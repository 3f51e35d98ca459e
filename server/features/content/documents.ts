import * as z from 'zod';
import { aboutFields } from '#contract/content/about.ts';
import { bannerFields } from '#contract/content/banner.ts';
import { contactFields } from '#contract/content/contact.ts';
import { feature, MAX_FEATURES } from '#contract/content/features.ts';
import { footerFields } from '#contract/content/footer.ts';
import { MAX_TESTIMONIALS, testimonial } from '#contract/content/testimonials.ts';
import type { ContentSection } from '#contract/content/vocabulary.ts';

/** What is stored of each section: one document, also where the section is a list. */
export const documentSchemas = {
  banner: bannerFields,
  features: z.array(feature).max(MAX_FEATURES, `At most ${MAX_FEATURES} features are possible.`),
  about: aboutFields,
  testimonials: z.array(testimonial).max(MAX_TESTIMONIALS, `At most ${MAX_TESTIMONIALS} testimonials are possible.`),
  footer: footerFields,
  contact: contactFields,
} satisfies Record<ContentSection, z.ZodType>;

export type Documents = { [Section in ContentSection]: z.infer<(typeof documentSchemas)[Section]> };
export type AnyDocument = Documents[ContentSection];

/** A section's present document with its stamps. `version` 0: nobody has saved it, the dates are null. */
export type StoredSection<Section extends ContentSection> = {
  document: Documents[Section];
  version: number;
  createdAt: Date | null;
  updatedAt: Date | null;
};

/** Also brings a document of an older release up to date: fields added since get their defaults. */
export const parseDocument = <Section extends ContentSection>(section: Section, document: unknown) =>
  documentSchemas[section].parse(document) as Documents[Section];
