import type { Documents } from '../documents.ts';
import { defaultAbout } from './about.ts';
import { defaultBanner } from './banner.ts';
import { defaultContact } from './contact.ts';
import { defaultFeatures } from './features.ts';
import { defaultFooter } from './footer.ts';
import { defaultTestimonials } from './testimonials.ts';

/** Every section as delivered: shown until an admin saves it, and what a reset goes back to. */
export const defaults: Documents = {
  banner: defaultBanner,
  features: defaultFeatures,
  about: defaultAbout,
  testimonials: defaultTestimonials,
  footer: defaultFooter,
  contact: defaultContact,
};
