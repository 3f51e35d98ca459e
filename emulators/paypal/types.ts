import type { Capture, Dispute, Money, Order, Refund } from './wire-types.ts';

export type { Capture, Dispute, Money, Order, Refund } from './wire-types.ts';

/** A REST app of a merchant: who signs in with this id and secret sells as this merchant. */
export type PayPalAccount = {
  clientId: string;
  clientSecret: string;
  /** 13 characters; the `payee.merchant_id` of its orders. */
  merchantId: string;
  email: string;
  /** Shown in the approval window. */
  name: string;
};

/**
 * How the buyer pays, which decides what the capture answers: `card` and `balance` COMPLETED, `review` PENDING, `denied`
 * a capture with status DECLINED, the others a 422 with INSTRUMENT_DECLINED, PAYER_ACTION_REQUIRED, TRANSACTION_REFUSED.
 */
export type Instrument = 'card' | 'balance' | 'declined-card' | 'payer-action' | 'review' | 'denied' | 'refused';

/** A kind of call, for faults and assertions. */
export type Call =
  | 'token'
  | 'create-order'
  | 'get-order'
  | 'capture-order'
  | 'get-capture'
  | 'refund-capture'
  | 'get-refund'
  | 'webhooks'
  /** The browser's script. */
  | 'sdk';

/** What goes wrong with a call. Rules are used in the order in which they were added. */
export type CallFault = {
  call: Call;
  /** An HTTP status (PayPal's envelope), `hang` = never answers, `cut` = the connection breaks, `late` = answers after delayMs. */
  how: number | 'hang' | 'cut' | 'late';
  /** The effect takes place first, only its answer is lost. Without it nothing happens. */
  afterEffect?: boolean;
  /** That many calls of the kind pass before. */
  skip?: number;
  /** How many calls it meets; 1 when left out. */
  times?: number;
  /** Only for `late`, in milliseconds; 1000 when left out. */
  delayMs?: number;
  /** `details[0].issue` of the envelope; with a 422, for example. */
  issue?: string;
};

/**
 * What a capture answers, whatever the buyer chose: a status of the capture, or the issue of a 422
 * (`INSTRUMENT_DECLINED`, `COMPLIANCE_VIOLATION`, …).
 */
export type CaptureResult = 'COMPLETED' | 'PENDING' | 'DECLINED' | (string & {});

/** What is written into captured orders instead of the truth, to prove that a shop checks it. */
export type Tampering = {
  /** Decimal text: `0.01`. */
  value?: string;
  currency?: string;
  merchantId?: string;
  email?: string;
};

export type WebhookFaults = {
  /** `held` keeps events until another mode is set; `reversed` sends what came within 250 ms newest first; `never` drops them. */
  mode: 'normal' | 'held' | 'reversed' | 'never';
  /** Pause before the first attempt, in milliseconds. */
  delayMs: number;
  /** How often each event is sent. */
  copies: number;
};

export type Faults = {
  calls: readonly CallFault[];
  /** Adds rules for calls: `faults.add({ call: 'capture-order', how: 503 })`. */
  add(...rules: CallFault[]): void;
  webhooks: Readonly<WebhookFaults>;
  /** Leaving `held` sends what was kept, in the new mode's order. */
  setWebhooks(change: Partial<WebhookFaults>): void;
  /** Result of the captures to come; undefined leaves it to the buyer's instrument. */
  capture: CaptureResult | undefined;
  tampering: Tampering;
  /** Everything works again. Held webhooks are sent. */
  clear(): void;
};

export type RegisteredWebhook = {
  id: string;
  url: string;
  /** Whose events; all merchants' when left out. */
  clientId?: string;
  /** `['*']` when left out. */
  eventTypes?: string[];
};

/** A request of the API as it arrived. Those of the pages and of the browser's script are not kept. */
export type RecordedRequest = {
  call: Call | undefined;
  method: string;
  path: string;
  headers: Record<string, string>;
  /** Parsed JSON, the fields of a form, or undefined. */
  body: unknown;
  /** Status sent; 0 when none was. */
  status: number;
};

/** One attempt to hand an event over. */
export type Attempt = {
  at: string;
  /** HTTP status; 0 when there was no answer. */
  status: number;
  /** Start of the answer's body, or why there was none. */
  answer: string;
};

/** One event on its way to one endpoint. */
export type Delivery = {
  /** PAYPAL-TRANSMISSION-ID; the same for every attempt. */
  id: string;
  eventId: string;
  eventType: string;
  resourceId: string;
  webhookId: string;
  url: string;
  state: 'waiting' | 'delivered' | 'given-up' | 'dropped';
  attempts: Attempt[];
};

export type PayPalEmulator = {
  /** Base URL of the API, and the origin that a shop's CSP has to allow: `http://127.0.0.1:4108`. */
  url: string;
  /** For `sdkBaseUrl` of PayPalScriptProvider: `http://127.0.0.1:4108/sdk/js`. */
  readonly sdkUrl: string;
  /** The first account's. */
  clientId: string;
  clientSecret: string;
  /** Of the first webhook, when there is one. */
  readonly webhookId: string | undefined;
  accounts: readonly PayPalAccount[];
  requests: RecordedRequest[];
  readonly deliveries: readonly Delivery[];
  faults: Faults;
  /** Orders, oldest first, as PayPal shows them. */
  orders(): Order[];
  captures(): Capture[];
  refunds(): Refund[];
  disputes(): Dispute[];
  /** Sends events to this URL from now on. The same id again replaces the webhook. */
  addWebhook(webhook: { url: string; id?: string; clientId?: string; eventTypes?: string[] }): RegisteredWebhook;
  /** The buyer approves, without a browser: a tab that was closed behind it. @throws when the order cannot be approved */
  approve(orderId: string, how?: { instrument?: Instrument }): Order;
  /** PayPal decides about a PENDING capture. */
  review(captureId: string, decision: 'complete' | 'deny'): Capture;
  /** A refund on PayPal's own site; the shop hears of it by webhook only. All that is left when no amount is given. */
  refund(captureId: string, amount?: Money): Refund;
  /** The buyer's bank takes the money back: a dispute is opened and the capture is reversed. */
  chargeback(captureId: string, reason?: Dispute['reason']): Dispute;
  /** The end of a dispute. When the seller wins, the money stays with the seller. */
  resolveDispute(disputeId: string, winner: 'buyer' | 'seller'): Dispute;
  /** Sends an event once more, to the endpoints of now. */
  resend(eventId: string): void;
  /** Makes every token invalid, so that the next call answers 401. */
  expireTokens(): void;
  /** Settles when no event waits to be sent; events that are held back do not count. */
  settled(): Promise<void>;
  /** Forgets orders, payments, events, requests and faults. Accounts, keys, tokens and webhooks stay. */
  reset(): void;
  close(): Promise<void>;
};

export type PayPalEmulatorOptions = {
  /** 0, the default, takes a free port. */
  port?: number;
  /** 127.0.0.1, the default, is reachable from this machine only. */
  host?: string;
  /** Origin under which browsers and the shop reach it, when that is another one than where it listens. */
  publicUrl?: string;
  /** One demo merchant when left out. */
  accounts?: PayPalAccount[];
  webhooks?: RegisteredWebhook[];
  /** How long a token is good for; 32 400 s (nine hours) as PayPal's when left out. */
  tokenSeconds?: number;
  /** Pauses between attempts of a webhook: the first, doubled up to the cap. 1 s, 60 s and 25 attempts when left out. */
  retries?: { firstMs?: number; capMs?: number; attempts?: number };
  /** JSON file that keeps everything over a restart. */
  stateFile?: string;
  log?: (line: string) => void;
};
