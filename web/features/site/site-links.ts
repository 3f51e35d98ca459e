import { paths } from '#web/paths.ts';

/** Links of the header and of the side menu on phones. */
export const siteLinks = [
  { to: paths.home, label: 'Home' },
  { to: paths.section('about-sec'), label: 'About' },
  { to: paths.section('pricing-sec'), label: 'Pricing' },
  { to: paths.section('testimonial-sec'), label: 'Testimonials' },
  { to: paths.items, label: 'Templates' },
] as const;
