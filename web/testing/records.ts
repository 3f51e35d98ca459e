import type { User } from '#contract/accounts/users.ts';
import type { Conversion } from '#contract/history.ts';
import type { Item } from '#contract/items.ts';
import type { PackageOrder } from '#contract/orders/package-orders.ts';
import type { CreditPackage } from '#contract/packages.ts';
import type { PayPalSettings } from '#contract/paypal-settings.ts';
import type { ProviderKey } from '#contract/provider-keys.ts';
import type { Session } from '#web/session/session.ts';

// Records as the service sends them. Each test says only what it is about.

const id = (n: number) => `019f0000-0000-7000-8000-${String(n).padStart(12, '0')}`;
const createdAt = '2026-11-01T09:30:00.000Z';

export const aUser = (own: Partial<User> = {}): User => ({
  _id: id(1),
  userName: 'Mara Lind',
  UserEmail: 'mara@example.com',
  profileURL: null,
  aboutMe: '',
  address: '',
  city: '',
  country: '',
  phone: '',
  userRole: 'member',
  userMembership: 'free',
  MembershipValidity: null,
  currentBalance: 3,
  createdAt,
  isDisabled: false,
  ...own,
});

/** Signed in as `aUser()`. */
export const aSession = {
  user: { id: id(1), name: 'Mara Lind', email: 'mara@example.com', image: null },
} satisfies Session;

export const aProviderKey = (own: Partial<ProviderKey> = {}): ProviderKey => ({
  _id: id(2),
  name: 'Main key',
  key: 'AIzaSyA1••••••••wxyz',
  provider: 'gemini',
  model: 'gemini-flash-latest',
  baseURL: null,
  isActive: true,
  createdAt,
  lastUsedAt: null,
  lastError: null,
  setAside: false,
  callsThisWeek: 0,
  failuresThisWeek: 0,
  ...own,
});

export const aPackage = (own: Partial<CreditPackage> = {}): CreditPackage => ({
  _id: id(3),
  packageName: 'Starter',
  price: '9.00',
  currency: 'USD',
  credit: 20,
  validity: 30,
  sellerEmail: 'shop@example.com',
  description: '',
  pointOne: 'Twenty conversions',
  ...own,
});

export const anItem = (own: Partial<Item> = {}): Item => ({
  _id: id(4),
  itemName: 'Landing page',
  price: '19.00',
  currency: 'USD',
  description: 'A page to begin with.',
  slug: 'landing-page',
  itemId: 'AB12CD34',
  imageUrl: '/site/item-1.webp',
  createdAt,
  guidelines: 'Unpack it.',
  accessUrl: '/goods/landing-page.zip',
  ...own,
});

export const aPaidOrder = (own: Partial<PackageOrder> = {}): PackageOrder => ({
  _id: id(5),
  orderId: 'ORD12345',
  paymentId: 'PAY12345',
  packageId: id(3),
  packageName: 'Starter',
  packagePrice: '9.00',
  processingFee: '0.00',
  totalPrice: '9.00',
  currency: 'USD',
  paymentStatus: 'Paid',
  orderStatus: 'Completed',
  paymentIssue: null,
  userId: id(1),
  customerEmail: 'mara@example.com',
  customerName: 'Mara Lind',
  address: 'Main Street 1',
  country: 'Sweden',
  orderDate: '01/11/2026',
  createdAt,
  expiresAt: null,
  paymentMethod: 'Paypal',
  paypalTransactionID: '8AB12345CD678901E',
  payerEmail: 'payer@example.com',
  captureTime: createdAt,
  refundedAmount: '0.00',
  receiptNumber: '2026-0001',
  credit: 20,
  Validity: 30,
  sellerEmail: 'shop@example.com',
  featuredImage: null,
  MembershipValidity: '2026-12-01T09:30:00.000Z',
  ...own,
});

export const aPayPalSetup = (own: Partial<PayPalSettings> = {}): PayPalSettings => ({
  enablePayPal: false,
  clientId: '',
  currency: 'USD',
  buttonStyles: { layout: 'vertical', color: 'blue', shape: 'rect', label: 'paypal' },
  sdkUrl: 'https://www.paypal.com/web-sdk/v6/core',
  isDemo: false,
  mode: 'sandbox',
  hasClientSecret: false,
  webhookId: '',
  webhookUrl: 'https://example.com/webhooks/paypal',
  lastWebhookAt: null,
  updatedAt: null,
  ...own,
});

/** A picture of one pixel: tests serve no files. */
const pixel = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

export const aConversion = (own: Partial<Conversion> = {}): Conversion => ({
  _id: id(6),
  status: 'succeeded',
  framework: 'tailwind',
  mode: 'clean',
  fonts: 'google',
  language: 'automatic',
  engine: 'built-in',
  model: null,
  parentId: null,
  rootId: id(6),
  element: null,
  rewritten: false,
  edited: false,
  corrections: null,
  free: false,
  name: 'Harbour tours',
  projectId: null,
  repair: false,
  score: 0.95,
  faithful: 0.9731,
  instructions: '',
  imageName: 'harbour.png',
  imageURL: pixel,
  imageWidth: 640,
  imageHeight: 480,
  screens: [],
  stage: null,
  progress: 1,
  error: null,
  createdAt,
  finishedAt: createdAt,
  durationMs: 900,
  versions: 1,
  thumbnailURL: pixel,
  goesAt: null,
  ...own,
});

/** Another id than any record's above. */
export const otherId = (n: number) => id(100 + n);
