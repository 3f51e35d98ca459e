/** Every public section in all its states, in one file of script. */
export { Demonstration } from '#web/features/demo/demonstration.tsx';
export { PricingContent } from '#web/features/packages/pricing-content.tsx';
export { AboutContent } from './about/about-content.tsx';
export { BannerContent } from './banner/banner-content.tsx';
export { ContactContent } from './contact/contact-content.tsx';
export { FeaturesContent } from './features/features-content.tsx';
export { FooterContent } from './footer/footer-content.tsx';
export { TestimonialsContent } from './testimonials/testimonials-content.tsx';
