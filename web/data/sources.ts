import type { About } from '#contract/content/about.ts';
import type { Banner } from '#contract/content/banner.ts';
import type { ContactPage } from '#contract/content/contact.ts';
import type { Feature } from '#contract/content/features.ts';
import type { Footer } from '#contract/content/footer.ts';
import type { Testimonial } from '#contract/content/testimonials.ts';
import type { Item } from '#contract/items.ts';
import type { CreditPackage } from '#contract/packages.ts';
import { dataOf, type Source } from './read-section.ts';

/** Lists come bare or as `data`. */
const listOf = <Entry>(body: unknown): Entry[] | undefined => {
  const list = Array.isArray(body) ? body : dataOf(body);
  return Array.isArray(list) ? list : undefined;
};

export const bannerSource: Source<Banner | null> = {
  path: '/api/banner-section',
  failure: 'Failed to fetch banner data',
  pick: dataOf,
};
export const featuresSource: Source<Feature[]> = {
  path: '/api/features-section',
  failure: 'Failed to fetch features data',
  pick: listOf,
};
export const aboutSource: Source<About | null> = {
  path: '/api/about-section',
  failure: 'Failed to fetch about data',
  pick: dataOf,
};
export const testimonialsSource: Source<Testimonial[]> = {
  path: '/api/testimonials',
  failure: 'Failed to fetch testimonials',
  refused: 'Failed to fetch testimonials',
  pick: listOf,
};
export const contactSource: Source<ContactPage | null> = {
  path: '/api/contact-page',
  failure: 'Failed to fetch contact data',
  refused: 'Failed to fetch contact data',
  pick: dataOf,
};
export const footerSource: Source<Footer> = {
  path: '/api/footer-section',
  failure: 'Failed to fetch footer data',
  refused: 'Failed to fetch footer data',
  pick: dataOf,
};
export const packagesSource: Source<CreditPackage[]> = {
  path: '/packages',
  failure: 'Failed to fetch packages',
  refused: 'Failed to fetch packages',
  pick: listOf,
};
export const itemsSource: Source<Item[]> = {
  path: '/api/items',
  failure: 'Failed to fetch items',
  pick: listOf,
};
export const itemSource = (id: string): Source<Item> => ({
  path: `/item/${encodeURIComponent(id)}`,
  failure: 'Failed to fetch item',
  pick: dataOf,
});
export const packageSource = (id: string): Source<CreditPackage> => ({
  path: `/package/${encodeURIComponent(id)}`,
  failure: 'Failed to fetch package',
  pick: (body) => (typeof body === 'object' && body !== null && '_id' in body ? (body as CreditPackage) : undefined),
});

export const homeSources = {
  banner: bannerSource,
  features: featuresSource,
  about: aboutSource,
  packages: packagesSource,
  testimonials: testimonialsSource,
  contact: contactSource,
};
export const aboutSources = { about: aboutSource };
export const contactSources = { contact: contactSource };
