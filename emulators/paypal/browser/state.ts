// What `GET /__emulator/state` answers, as far as the page shows it.

type Amount = { currency_code: string; value: string };
type Attempt = { at: string; status: number; answer: string };

export type State = {
  url: string;
  accounts: { clientId: string; merchantId: string; email: string; name: string }[];
  webhooks: { id: string; url: string }[];
  orders: {
    id: string;
    status: string;
    clientId: string;
    create_time: string;
    purchase_units: { description?: string; invoice_id?: string; custom_id?: string; amount: Amount }[];
  }[];
  captures: {
    id: string;
    status: string;
    amount: Amount;
    invoice_id?: string;
    create_time: string;
    status_details?: { reason: string };
    supplementary_data: { related_ids: { order_id: string } };
  }[];
  refunds: {
    id: string;
    status: string;
    amount: Amount;
    note_to_payer?: string;
    links: { rel: string; href: string }[];
  }[];
  disputes: { dispute_id: string; status: string; reason: string; dispute_amount: Amount; create_time: string }[];
  deliveries: {
    id: string;
    eventId: string;
    eventType: string;
    resourceId: string;
    url: string;
    state: string;
    attempts: Attempt[];
  }[];
  faults: {
    calls: { call: string; how: number | string; afterEffect?: boolean; skip: number; times: number }[];
    webhooks: { mode: string; delayMs: number; copies: number };
    capture: string | null;
    tampering: { value?: string; currency?: string; merchantId?: string; email?: string };
  };
  requests: { method: string; path: string; status: number }[];
};

/** Does something on the other side, such as `act('approve', { orderId })`. */
export type Act = (name: string, body: object) => void;
