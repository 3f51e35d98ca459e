/** Pages of different kinds whose scores may not fall; see golden.test.ts. */
export const GOLDEN_PAGES = [
  'blog-article',
  'calendar',
  'checkout',
  'dark-player',
  'dashboard',
  'kanban',
  'mobile-banking',
  'pricing-cards',
  'product-landing',
  'team-chat',
] as const;

/** All frameworks score alike; this one needs no script to run before the page can be measured. */
export const GOLDEN_FRAMEWORK = 'custom';
