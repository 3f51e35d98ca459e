/** An amount as PayPal writes it: a decimal text with the currency's number of places, e.g. `{ currency: 'USD', value: '29.00' }`. */
export type Money = { currency: string; value: string };

/** UNKNOWN: a state that was not documented when this was written. Never treat it as paid, never as failed. */
export type OrderStatus =
  | 'CREATED'
  | 'SAVED'
  | 'APPROVED'
  | 'VOIDED'
  | 'COMPLETED'
  | 'PAYER_ACTION_REQUIRED'
  | 'UNKNOWN';
export type CaptureStatus =
  | 'COMPLETED'
  | 'DECLINED'
  | 'PENDING'
  | 'FAILED'
  | 'PARTIALLY_REFUNDED'
  | 'REFUNDED'
  | 'UNKNOWN';
export type RefundStatus = 'COMPLETED' | 'PENDING' | 'FAILED' | 'CANCELLED' | 'UNKNOWN';

export type Payee = { merchantId?: string | undefined; email?: string | undefined };

export type PayPalCapture = {
  id: string;
  status: CaptureStatus;
  /** Why it is PENDING or DECLINED, e.g. PENDING_REVIEW, ECHECK, BUYER_COMPLAINT. */
  statusReason?: string | undefined;
  amount: Money;
  /** Our order's id. */
  customId?: string | undefined;
  /** Our payment's id. */
  invoiceId?: string | undefined;
  createTime?: string | undefined;
  /** Inside an order, the order's payee is filled in when the capture names none. */
  payee?: Payee | undefined;
  /** The PayPal order it belongs to, where PayPal says so. */
  orderId?: string | undefined;
};

export type PayPalRefund = {
  id: string;
  status: RefundStatus;
  statusReason?: string | undefined;
  amount: Money;
  customId?: string | undefined;
  invoiceId?: string | undefined;
  createTime?: string | undefined;
  /** The capture it gives back, from `links[rel=up]`. */
  captureId?: string | undefined;
};

export type PayPalOrder = {
  id: string;
  /** COMPLETED does not mean that the money has arrived: read the captures. */
  status: OrderStatus;
  createTime?: string | undefined;
  payee?: Payee | undefined;
  customId?: string | undefined;
  invoiceId?: string | undefined;
  amount: Money;
  payerEmail?: string | undefined;
  captures: PayPalCapture[];
  refunds: PayPalRefund[];
};

/** What is bought. `value` must equal `itemTotal` + `handling`. */
export type NewOrder = {
  /** Our order's id, at most 127 characters; comes back in every capture. */
  customId: string;
  /** Our payment's id, at most 127 characters; PayPal refuses a second payment with it. */
  invoiceId: string;
  /** What the buyer reads in PayPal; cut to 127 characters. */
  description: string;
  currency: string;
  value: string;
  itemTotal: string;
  handling?: string | undefined;
  /** The shop's name in PayPal's window; cut to 127 characters. */
  brandName?: string | undefined;
};

/** The same id again gives the same answer and moves no money twice. At most 108 characters, remembered for 6 hours. */
export type Once = { requestId: string };

/** Without an amount, everything that is left is refunded. */
export type RefundInput = Once & {
  amount?: Money | undefined;
  invoiceId?: string | undefined;
  /** What the buyer reads; cut to 255 characters. */
  note?: string | undefined;
};

/** Every call may throw a `PayPalFailure`, and nothing else. */
export type PayPalClient = {
  createOrder(input: NewOrder, once: Once): Promise<PayPalOrder>;
  /** undefined: PayPal knows no such order. */
  getOrder(id: string): Promise<PayPalOrder | undefined>;
  captureOrder(id: string, once: Once): Promise<PayPalOrder>;
  getCapture(id: string): Promise<PayPalCapture | undefined>;
  refundCapture(id: string, input: RefundInput): Promise<PayPalRefund>;
  getRefund(id: string): Promise<PayPalRefund | undefined>;
  /** Asks for a new token. @throws PayPalFailure 'unauthorized' when client id and secret do not belong together */
  checkCredentials(): Promise<void>;
};

export type WebhookHeaders = Record<string, string | string[] | undefined>;

export type WebhookVerifier = {
  /** True when PayPal signed exactly these bytes for this webhook; else why not, for the log. Never throws. */
  verify(message: { headers: WebhookHeaders; rawBody: Buffer; webhookId: string }): Promise<true | { refused: string }>;
};

/** A webhook's message after its signature was verified. `resource` is as PayPal sent it: ask the client for the truth. */
export type WebhookEvent = {
  id: string;
  /** e.g. PAYMENT.CAPTURE.COMPLETED */
  eventType: string;
  /** e.g. capture, refund, checkout-order */
  resourceType: string;
  resource: Record<string, unknown>;
  createTime: string;
};

export type PayPalMode = 'sandbox' | 'live';

export type PayPalCredentials = { mode: PayPalMode; clientId: string; clientSecret: string };

/** The part of `Services` about PayPal. */
export type PayPal = {
  /** The same credentials give the same client, with its token. */
  clientFor(credentials: PayPalCredentials): PayPalClient;
  verifier: WebhookVerifier;
};
