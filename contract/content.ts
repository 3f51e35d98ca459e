import { aboutContract } from './content/about.ts';
import { bannerContract } from './content/banner.ts';
import { contactContract } from './content/contact.ts';
import { featuresContract } from './content/features.ts';
import { footerContract } from './content/footer.ts';
import { testimonialsContract } from './content/testimonials.ts';
import { versionsContract } from './content/versions.ts';

/** The public site's sections, and what an admin does to them. */
export const content = {
  ...bannerContract,
  ...featuresContract,
  ...aboutContract,
  ...testimonialsContract,
  ...footerContract,
  ...contactContract,
  ...versionsContract,
};
