import { and, eq } from 'drizzle-orm';
import type { PayPalRefund } from '#server/platform/paypal/types.ts';
import { getAccount, isOfAccount } from '../get-account.ts';
import { payments } from '../tables.ts';
import type { PaymentTools } from '../tools.ts';
import { applyRefund } from './apply-refund.ts';

/** Refunds of a capture as PayPal lists them; those that are written down already change nothing. */
export async function applyRefunds(tools: PaymentTools, captureId: string, found: PayPalRefund[]): Promise<void> {
  for (const refund of found) await applyRefund(tools, { ...refund, captureId });
}

/** Asks PayPal for the refunds of a paid order: one that was made on its own site is known here by webhook only. */
export async function askForRefunds(tools: PaymentTools, orderRef: string): Promise<void> {
  const [found] = await tools.db
    .select()
    .from(payments)
    .where(and(eq(payments.orderRef, orderRef), eq(payments.state, 'captured')));
  const account = found && (await getAccount(tools));
  if (!account || !isOfAccount(found, account)) return;
  const paypal = await account.client.getOrder(found.paypalOrderId!);
  if (paypal) await applyRefunds(tools, found.captureId!, paypal.refunds);
}
