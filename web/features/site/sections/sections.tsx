/** Every public section in all its states, in one file of script. */

export { PricingContent } from '#web/features/packages/index.ts';
export { Demonstration } from '../demo/demonstration.tsx';
export { AboutContent } from './about-content.tsx';
export { BannerContent } from './banner-content.tsx';
export { ContactContent } from './contact-content.tsx';
export { FeaturesContent } from './features-content.tsx';
export { FooterContent } from './footer-content.tsx';
export { TestimonialsContent } from './testimonials-content.tsx';
