// What PayPal's documents call these things (Orders v2, Payments v2, Disputes v1), as far as the emulator fills them in.

export type Money = { currency_code: string; value: string };
export type Link = { href: string; rel: string; method: 'GET' | 'POST' | 'PATCH' | 'DELETE' };
export type Payee = { email_address: string; merchant_id: string };

export type Breakdown = Partial<
  Record<'item_total' | 'shipping' | 'handling' | 'tax_total' | 'insurance' | 'shipping_discount' | 'discount', Money>
>;

export type OrderStatus = 'CREATED' | 'SAVED' | 'APPROVED' | 'VOIDED' | 'COMPLETED' | 'PAYER_ACTION_REQUIRED';
export type CaptureStatus = 'COMPLETED' | 'DECLINED' | 'PENDING' | 'FAILED' | 'PARTIALLY_REFUNDED' | 'REFUNDED';

export type Capture = {
  id: string;
  status: CaptureStatus;
  status_details?: { reason: string };
  amount: Money;
  final_capture: boolean;
  seller_protection: { status: string; dispute_categories?: string[] };
  seller_receivable_breakdown?: { gross_amount: Money; paypal_fee: Money; net_amount: Money };
  invoice_id?: string;
  custom_id?: string;
  payee: Payee;
  supplementary_data: { related_ids: { order_id: string } };
  create_time: string;
  update_time: string;
  links: Link[];
};

export type Refund = {
  id: string;
  status: 'COMPLETED' | 'CANCELLED';
  amount: Money;
  invoice_id?: string;
  custom_id?: string;
  note_to_payer?: string;
  seller_payable_breakdown: {
    gross_amount: Money;
    paypal_fee: Money;
    net_amount: Money;
    total_refunded_amount: Money;
  };
  payer: Payee;
  create_time: string;
  update_time: string;
  links: Link[];
};

export type PurchaseUnit = {
  reference_id: string;
  description?: string;
  custom_id?: string;
  invoice_id?: string;
  soft_descriptor?: string;
  amount: Money & { breakdown?: Breakdown };
  payee: Payee;
  items?: unknown[];
  shipping?: unknown;
  payments?: { captures: Omit<Capture, 'payee' | 'supplementary_data'>[]; refunds?: Refund[] };
};

export type Payer = {
  name: { given_name: string; surname: string };
  email_address: string;
  payer_id: string;
  address: { country_code: string };
};

export type Order = {
  id: string;
  intent: 'CAPTURE';
  status: OrderStatus;
  payment_source?: Record<string, unknown>;
  purchase_units: PurchaseUnit[];
  payer?: Payer;
  create_time: string;
  update_time?: string;
  links: Link[];
};

export type Dispute = {
  dispute_id: string;
  create_time: string;
  update_time: string;
  disputed_transactions: {
    seller_transaction_id: string;
    invoice_number?: string;
    custom?: string;
    buyer: { name: string };
    seller: { email: string; merchant_id: string; name: string };
  }[];
  reason: 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED' | 'MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED' | 'UNAUTHORISED';
  status: 'OPEN' | 'WAITING_FOR_SELLER_RESPONSE' | 'UNDER_REVIEW' | 'RESOLVED';
  dispute_amount: Money;
  dispute_outcome?: { outcome_code: 'RESOLVED_BUYER_FAVOUR' | 'RESOLVED_SELLER_FAVOUR'; amount_refunded?: Money };
  dispute_life_cycle_stage: 'CHARGEBACK' | 'INQUIRY';
  dispute_channel: 'INTERNAL' | 'EXTERNAL';
  links: Link[];
};
