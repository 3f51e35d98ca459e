import { aboutProcedures } from './procedures/about.ts';
import { bannerProcedures } from './procedures/banner.ts';
import { contactProcedures } from './procedures/contact.ts';
import { featureProcedures } from './procedures/features.ts';
import { footerProcedures } from './procedures/footer.ts';
import { testimonialProcedures } from './procedures/testimonials.ts';
import { versionProcedures } from './procedures/versions.ts';

export const contentProcedures = {
  ...bannerProcedures,
  ...featureProcedures,
  ...aboutProcedures,
  ...testimonialProcedures,
  ...footerProcedures,
  ...contactProcedures,
  ...versionProcedures,
};
