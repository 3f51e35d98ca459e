import { accountOf, type Context, timestamp } from '../context.ts';
import { disputeId } from '../ids.ts';
import { toMinor, toMoney } from '../money.ts';
import { notFound, unprocessable } from '../paypal-error.ts';
import type { CaptureRecord, DisputeRecord } from '../store.ts';
import type { Dispute } from '../wire-types.ts';
import { publishDispute, publishRefund } from './publish-payment.ts';
import { createRefund, refundedMinor } from './refund-capture.ts';

/** The buyer's bank takes back what is left of a payment, and a dispute is opened. @throws PayPalError */
export function chargeBack(
  context: Context,
  captureId: string,
  reason: Dispute['reason'] = 'MERCHANDISE_OR_SERVICE_NOT_RECEIVED',
): DisputeRecord {
  const record = context.store.captures.get(captureId);
  if (!record) throw notFound('capture_id', captureId);
  const { capture } = record;
  const left = toMinor(capture.amount) - refundedMinor(context, captureId);
  const isPaid = capture.status === 'COMPLETED' || capture.status === 'PARTIALLY_REFUNDED';
  if (!isPaid || left <= 0) throw unprocessable('NOTHING_TO_CHARGE_BACK');
  const amount = toMoney(left, capture.amount.currency_code);
  const dispute = openDispute(context, record, { reason, dispute_amount: amount });
  publishDispute(context, dispute, 'CREATED');
  const reversal = createRefund(context, record, amount, { note_to_payer: 'Payment reversed' });
  record.reversal = reversal.refund.id;
  capture.status = 'REFUNDED';
  capture.status_details = { reason: 'CHARGEBACK' };
  publishRefund(context, reversal, 'REVERSED');
  return dispute;
}

function openDispute(
  context: Context,
  { capture, clientId }: CaptureRecord,
  about: Pick<Dispute, 'reason' | 'dispute_amount'>,
): DisputeRecord {
  const { email, merchantId, name } = accountOf(context, clientId);
  const time = new Date().toISOString();
  const record: DisputeRecord = {
    clientId,
    captureId: capture.id,
    dispute: {
      dispute_id: disputeId(),
      create_time: time,
      update_time: time,
      disputed_transactions: [
        {
          seller_transaction_id: capture.id,
          ...(capture.invoice_id && { invoice_number: capture.invoice_id }),
          ...(capture.custom_id && { custom: capture.custom_id }),
          buyer: { name: 'Demo Buyer' },
          seller: { email, merchant_id: merchantId, name },
        },
      ],
      ...about,
      status: 'OPEN',
      dispute_life_cycle_stage: 'CHARGEBACK',
      dispute_channel: 'EXTERNAL',
    },
  };
  context.store.disputes.set(record.dispute.dispute_id, record);
  return record;
}

/** Ends a dispute. When the seller wins, the reversal is cancelled and the payment stands again. @throws PayPalError */
export function resolveDispute(context: Context, id: string, winner: 'buyer' | 'seller'): DisputeRecord {
  const record = context.store.disputes.get(id);
  if (!record) throw notFound('dispute_id', id);
  const { dispute, captureId } = record;
  if (dispute.status === 'RESOLVED') throw unprocessable('DISPUTE_ALREADY_RESOLVED');
  dispute.status = 'RESOLVED';
  dispute.update_time = new Date().toISOString();
  dispute.dispute_outcome =
    winner === 'buyer'
      ? { outcome_code: 'RESOLVED_BUYER_FAVOUR', amount_refunded: dispute.dispute_amount }
      : { outcome_code: 'RESOLVED_SELLER_FAVOUR' };
  const capture = context.store.captures.get(captureId);
  if (winner === 'seller' && capture) giveBack(context, capture);
  publishDispute(context, record, 'RESOLVED');
  return record;
}

function giveBack(context: Context, record: CaptureRecord): void {
  const reversal = context.store.refunds.get(record.reversal ?? '');
  if (!reversal) return;
  reversal.refund.status = 'CANCELLED';
  record.reversal = undefined;
  record.capture.status = refundedMinor(context, record.capture.id) > 0 ? 'PARTIALLY_REFUNDED' : 'COMPLETED';
  record.capture.update_time = timestamp();
  delete record.capture.status_details;
}
