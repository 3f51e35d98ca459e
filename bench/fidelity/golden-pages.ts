/** Pages of different kinds whose scores may not fall; see golden.test.ts. */
export const GOLDEN_PAGES = [
  'admin-table',
  'blog-article',
  'blog-photo-cards',
  'calendar',
  'checkout',
  'dark-player',
  'dashboard',
  'kanban',
  'mobile-banking',
  'photo-hero',
  'player-artwork',
  'pricing-cards',
  'pricing-plans',
  'product-landing',
  'profile-cover',
  'saas-landing',
  'shop-product',
  'team-chat',
  'team-portraits',
  'travel-waves',
] as const;

/** All frameworks score alike; this one needs no script to run before the page can be measured. */
export const GOLDEN_FRAMEWORK = 'custom';
