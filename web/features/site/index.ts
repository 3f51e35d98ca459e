// Public sections, for the editors that preview them, and what every public page says about itself.

export { FooterLogo } from './footer-logo.tsx';
export { NotFound } from './not-found.tsx';
export { pageMeta } from './page-meta.ts';
export { AboutSection } from './sections/about-section.tsx';
export { BannerSection } from './sections/banner-section.tsx';
export { BannerStats } from './sections/banner-stats.tsx';
export { ContactSection } from './sections/contact-section.tsx';
export { FeaturesSection } from './sections/features-section.tsx';
export { Icon } from './sections/icon.tsx';
export { SiteFooter } from './sections/site-footer.tsx';
export { TestimonialsSection } from './sections/testimonials-section.tsx';
export { describeItems, itemProduct } from './structured-data.ts';
