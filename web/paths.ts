export type SectionAnchor = 'about-sec' | 'pricing-sec' | 'testimonial-sec' | 'contact-sec';

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given)}`;
}

/** Every URL of the app is made here. */
export const paths = {
  home: '/',
  /** A section of the landing page, from any page. */
  section: (anchor: SectionAnchor) => `/#${anchor}`,
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  verifyEmail: '/verify-email',
  /** The profile among the public pages; the user area has it at `profile`. */
  updateProfile: '/update-profile',
  dashboard: '/user/dashboard',
  profile: '/user/profile',
  generator: (generationId?: string) =>
    generationId ? `/user/generate-code?generation=${encodeURIComponent(generationId)}` : '/user/generate-code',
  /** Every conversion of a member. */
  history: '/user/history',
  selectPackage: '/user/select-package',
  pendingPayment: '/user/pending-payment/',
  /** Another address of the same list. */
  packagePendingPayment: '/user/package-pending-payment',
  itemPendingPayment: '/user/item-pending-payment/',
  subscriptionHistory: '/user/subscription-history',
  ordersHistory: '/user/orders-history',
  userOrders: '/user/orders',
  support: (ticketId?: string) => withQuery('/user/support', { ticket: ticketId }),
  /** A new ticket, which may be about an order of a package, one of an item, or a conversion: by its `_id`. */
  createSupport: (about: { order?: string; itemOrder?: string; generation?: string } = {}) =>
    withQuery('/user/create-support', about),
  adminSupport: (ticketId?: string) => withQuery('/admin/support-messages', { ticket: ticketId }),
  /** Of a paid order of either kind, by its `_id`. */
  receipt: (orderRef: string) => `/user/receipts/${encodeURIComponent(orderRef)}`,
  about: '/about',
  contact: '/contact',
  items: '/items',
  item: (slug: string, itemId: string) => `/premium/${encodeURIComponent(slug)}/${encodeURIComponent(itemId)}`,
  buy: (packageId: string) => `/buy/${encodeURIComponent(packageId)}`,
  /** Links to the pay pages load a document (`reloadDocument`): no other may show PayPal's buttons. */
  payNow: (orderRef: string) => `/pay-now/${encodeURIComponent(orderRef)}`,
  itemPayNow: (orderRef: string) => `/item-pay-now/${encodeURIComponent(orderRef)}`,
  itemBuy: (itemId: string) => `/item-buy/${encodeURIComponent(itemId)}`,
  adminDashboard: '/admin/dashboard',
  adminOrders: '/admin/orders',
  /** A package order, over the list of them. */
  adminOrder: (orderRef: string) => `/admin/orders?order=${encodeURIComponent(orderRef)}`,
  adminItemOrders: '/admin/items-orders',
  /** An item order, over the list of them. */
  adminItemOrder: (orderRef: string) => `/admin/items-orders?order=${encodeURIComponent(orderRef)}`,
  adminUsers: '/admin/users',
  adminUser: (userId: string) => `/admin/users/${encodeURIComponent(userId)}`,
  adminPackages: '/admin/packages',
  adminItems: '/admin/items',
  adminMail: '/admin/mail',
  sentMail: (mailId: string) => `/admin/mail?mail=${encodeURIComponent(mailId)}`,
  mailTemplates: '/admin/mail/templates',
  incidents: '/admin/incidents',
  auditLog: '/admin/audit-log',
  adminSettings: '/admin/settings',
  accountSettings: '/admin/settings/account',
  bannerSettings: '/admin/settings/banner',
  homeBannerSettings: '/admin/settings/home-banner',
  aboutSettings: '/admin/settings/about',
  featureSettings: '/admin/settings/features',
  testimonialSettings: '/admin/settings/testimonials',
  footerSettings: '/admin/settings/footer',
  logoSettings: '/admin/settings/logo',
  contactSettings: '/admin/settings/contact',
  packageSettings: '/admin/settings/packages',
  geminiKeys: '/admin/settings/gemini-keys',
  payPalSettings: '/admin/settings/paypal',
  preview: '/preview',
  /** The preview within a page that others embed. */
  embeddedPreview: '/preview/embedded',
  /** A shared page, for anybody who has its link. */
  shared: (token: string) => `/s/${encodeURIComponent(token)}`,
  /** The slider of a shared page. Nobody gets from here to another page of ours without a new document. */
  embed: (token: string) => `/embed/${encodeURIComponent(token)}`,
} as const;

/** Where a visitor goes after signing in: the page kept in the location state, if it is one of ours. */
export function pageToReturnTo(state: unknown): string {
  const from = typeof state === 'object' && state !== null && 'from' in state ? state.from : undefined;
  const ours = typeof from === 'string' && /^\/(?![/\\])/.test(from);
  return ours ? from : paths.dashboard;
}
