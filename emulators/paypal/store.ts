import type { Keys } from './keys.ts';
import type { Delivery, Instrument, RegisteredWebhook } from './types.ts';
import type { Capture, Dispute, Order, Refund } from './wire-types.ts';

/** An order without what is worked out again for every answer: its links and the payments of its purchase units. */
export type OrderRecord = {
  order: Omit<Order, 'links'>;
  clientId: string;
  /** How the buyer pays; chosen when it was approved. */
  instrument?: Instrument;
  brandName?: string;
  returnUrl?: string;
  cancelUrl?: string;
};

export type CaptureRecord = {
  capture: Omit<Capture, 'links'>;
  clientId: string;
  orderId: string;
  /** Place of its purchase unit in the order. */
  unit: number;
  /** The refund by which a chargeback took the money back. */
  reversal?: string;
};

export type RefundRecord = { refund: Omit<Refund, 'links'>; clientId: string; captureId: string };
export type DisputeRecord = { dispute: Omit<Dispute, 'links'>; clientId: string; captureId: string };
export type EventRecord = {
  id: string;
  eventType: string;
  resourceId: string;
  clientId: string;
  /** The exact text that is sent, and signed. */
  body: string;
};

/** What a PayPal-Request-Id was used for. */
export type RequestIdRecord = { fingerprint: string; resourceId: string; at: number };

export type Store = {
  keys: Keys;
  webhooks: RegisteredWebhook[];
  orders: Map<string, OrderRecord>;
  captures: Map<string, CaptureRecord>;
  refunds: Map<string, RefundRecord>;
  disputes: Map<string, DisputeRecord>;
  events: Map<string, EventRecord>;
  deliveries: Delivery[];
  requestIds: Map<string, RequestIdRecord>;
};

export const createStore = (keys: Keys): Store => ({
  keys,
  webhooks: [],
  orders: new Map(),
  captures: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  events: new Map(),
  deliveries: [],
  requestIds: new Map(),
});

/** Forgets what happened; keys and webhooks stay. */
export function clearStore(store: Store): void {
  for (const map of [store.orders, store.captures, store.refunds, store.disputes, store.events, store.requestIds])
    map.clear();
  store.deliveries.length = 0;
}
