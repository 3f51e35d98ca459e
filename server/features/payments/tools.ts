import type { Services } from '#server/platform/services.ts';

/** What payments need of the outside world. */
export type PaymentTools = Pick<Services, 'db' | 'jobs' | 'config' | 'secrets' | 'paypal' | 'log'>;
