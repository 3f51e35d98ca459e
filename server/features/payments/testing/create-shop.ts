import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import { createEmulator } from '#emulators/paypal/index.ts';
import type { Instrument, PayPalEmulator } from '#emulators/paypal/types.ts';
import { users } from '#server/features/accounts/tables.ts';
import { creditEntries } from '#server/features/credits/tables.ts';
import { mails } from '#server/features/mail/tables.ts';
import { type OrderRow, orders } from '#server/features/orders/tables.ts';
import { defaultSettings } from '#server/features/paypal-settings/find-settings.ts';
import { sealPayPalSecret } from '#server/features/paypal-settings/secret.ts';
import { payPalSettings } from '#server/features/paypal-settings/tables.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { anOrder } from '#server/testing/orders.ts';
import { payments } from '../tables.ts';

export const WEBHOOK_ID = 'WH-TEST-1';

export type Buyer = { client: Client; userId: string };

/** What was given for an order, and what stands about it. */
export type Books = { order: OrderRow; credits: number[]; receipts: number; balance: number };

/** The real app behind a real port, and an emulator of PayPal that knows where to send its webhooks. */
export async function createShop(open: () => Promise<DatabaseConnection>, logLine?: (line: string) => void) {
  const paypal: PayPalEmulator = await createEmulator({ retries: { firstMs: 50, capMs: 400 } });
  const environment = { PAYPAL_BASE_URL: paypal.url, ...(logLine && { LOG_LEVEL: 'info' }) };
  const test_: TestApp = await createTestApp(open, environment, logLine);
  const { services, app } = test_;
  const { db } = services;
  await app.listen({ host: '127.0.0.1', port: 0 });
  const url = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  await db.insert(payPalSettings).values({
    ...defaultSettings,
    enablePayPal: true,
    clientId: paypal.clientId,
    sealedSecret: sealPayPalSecret(services, paypal.clientSecret),
    webhookId: WEBHOOK_ID,
  });

  return {
    ...test_,
    paypal,
    url,
    /** PayPal sends its events to the app from now on. */
    sendWebhooks: () => paypal.addWebhook({ url: `${url}/webhooks/paypal`, id: WEBHOOK_ID }),
    async aBuyer(): Promise<Buyer> {
      const client = await test_.signUp();
      const [user] = await db.select().from(users).where(eq(users.email, client.email));
      return { client, userId: user!.id };
    },
    /** A pending order and PayPal's id of it, as after a press on the button. */
    async begin({ client, userId }: Buyer, changes: Parameters<typeof anOrder>[2] = {}) {
      const order = await anOrder(db, userId, { customerEmail: client.email, ...changes });
      const { status, body } = await client.post(`/api/orders/${order.id}/payment`);
      if (status !== 201) throw new Error(`beginning to pay answered ${status}: ${JSON.stringify(body)}`);
      return { order, paypalOrderId: body.paypalOrderId as string };
    },
    /** What the browser does after the buyer has approved. */
    report: ({ client }: Buyer, { id, kind }: OrderRow) =>
      client.put(`/${kind === 'item' ? 'item-' : ''}update-payment-status/${id}`, { status: 'Paid' }),
    approve: (paypalOrderId: string, instrument: Instrument = 'card') => paypal.approve(paypalOrderId, { instrument }),
    async books(id: string): Promise<Books> {
      const [order] = await db.select().from(orders).where(eq(orders.id, id));
      const entries = order!.userId
        ? await db.select().from(creditEntries).where(eq(creditEntries.userId, order!.userId))
        : [];
      const receipts = await db.$count(mails, eq(mails.cause, `receipt:${order!.orderId}`));
      const credits = entries
        .filter(({ kind }) => kind === 'purchase' || kind === 'refund')
        .map(({ amount }) => amount);
      return { order: order!, credits, receipts, balance: entries.reduce((sum, { amount }) => sum + amount, 0) };
    },
    payments: (orderRef: string) => db.select().from(payments).where(eq(payments.orderRef, orderRef)),
    async stop() {
      await paypal.close();
      await test_.stop();
    },
  };
}

export type Shop = Awaited<ReturnType<typeof createShop>>;
