/** Pages of different kinds whose scores may not fall; see golden.test.ts. */
export const GOLDEN_PAGES = [
  'admin-table',
  'blog-article',
  'calendar',
  'checkout',
  'dark-player',
  'dashboard',
  'kanban',
  'mobile-banking',
  'photo-hero',
  'pricing-cards',
  'saas-landing',
  'team-chat',
] as const;

/** All frameworks score alike; this one needs no script to run before the page can be measured. */
export const GOLDEN_FRAMEWORK = 'custom';
