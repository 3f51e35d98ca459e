import { payeeOf } from '../accounts.ts';
import type { OrderRequest } from '../api/schemas.ts';
import { type Context, timestamp } from '../context.ts';
import { resourceId } from '../ids.ts';
import { normalized } from '../money.ts';
import { unprocessable } from '../paypal-error.ts';
import type { OrderRecord } from '../store.ts';
import type { PayPalAccount } from '../types.ts';
import type { Breakdown, Money, Payee } from '../wire-types.ts';
import { checkAmounts } from './check-amounts.ts';

/** @throws PayPalError 422 when amounts do not add up, or the payee is somebody else */
export function createOrder(context: Context, account: PayPalAccount, request: OrderRequest): OrderRecord {
  if (request.intent !== 'CAPTURE')
    throw unprocessable('UNSUPPORTED_INTENT', { field: '/intent', value: request.intent, location: 'body' });
  checkAmounts(request.purchase_units);
  const payee = payeeOf(account);
  const paypal = request.payment_source?.paypal;
  const experience = { ...request.application_context, ...paypal?.experience_context };
  const record: OrderRecord = {
    clientId: account.clientId,
    brandName: experience.brand_name,
    returnUrl: experience.return_url,
    cancelUrl: experience.cancel_url,
    order: {
      id: resourceId(),
      intent: 'CAPTURE',
      status: paypal ? 'PAYER_ACTION_REQUIRED' : 'CREATED',
      ...(request.payment_source && { payment_source: { paypal: {} } }),
      purchase_units: request.purchase_units.map(({ amount, payee: named, ...unit }, at) => {
        checkPayee(named, payee, at);
        return {
          ...unit,
          reference_id: unit.reference_id ?? 'default',
          amount: { ...normalized(amount), ...(amount.breakdown && { breakdown: breakdownOf(amount.breakdown) }) },
          payee,
        };
      }),
      create_time: timestamp(),
    },
  };
  context.store.orders.set(record.order.id, record);
  return record;
}

const breakdownOf = (breakdown: Breakdown): Breakdown =>
  Object.fromEntries(Object.entries(breakdown).map(([name, money]) => [name, normalized(money as Money)]));

function checkPayee(named: Partial<Payee> | undefined, own: Payee, at: number): void {
  const isOwn =
    (named?.merchant_id ?? own.merchant_id) === own.merchant_id &&
    (named?.email_address ?? own.email_address) === own.email_address;
  if (!isOwn) throw unprocessable('PAYEE_ACCOUNT_INVALID', { field: `/purchase_units/${at}/payee`, location: 'body' });
}
