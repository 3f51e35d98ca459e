import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OrderKind } from '#contract/orders/order.ts';
import type { Settled } from '#contract/payments.ts';
import { client } from '#web/api.ts';
import { errorMessage, isSignedOut } from '#web/error-message.ts';
import type { AnyOrder } from '#web/features/orders/index.ts';
import { holdUnsavedWork } from '#web/ui/unsaved-work.ts';
import { askForPayment } from './ask-for-payment.ts';
import { orderScreen } from './order-screen.ts';
import {
  type PayPhase,
  phaseAfter,
  phaseAfterFailure,
  phaseFromNews,
  phaseOnEntryFailure,
  phaseWithoutDetails,
} from './pay-phase.ts';
import { reportApproval } from './report-approval.ts';
import { useVerify } from './use-verify.ts';

const PAYPAL_ERROR = 'There was an error with PayPal. Please try again.';
/** Pauses before the server is asked again, in milliseconds. */
const SOON_MS = 2000;
const NOW_AND_THEN_MS = 5000;

/** The way through the payment of an order: what the page shows now, and what PayPal's buttons call. */
export function usePayment(kind: OrderKind, order: AnyOrder) {
  const { _id: id, paymentStatus } = order;
  const [phase, setPhase] = useState<PayPhase>({ at: 'ready' });
  const [isKnown, setKnown] = useState(false);
  const [signedOut, setSignedOut] = useState(false);
  const paypalOrderId = useRef<string | null>(null);
  const refusal = useRef<unknown>(undefined);
  const queries = useQueryClient();
  const circumstances = () => ({ paypalOrderId: paypalOrderId.current, now: new Date() });

  const hear = (settled: Settled) => {
    setSignedOut(false);
    setPhase((now) => phaseFromNews(now, settled, circumstances()) ?? now);
    // Credits, membership and lists have changed with the order.
    return settled.paymentStatus === paymentStatus ? undefined : queries.invalidateQueries();
  };
  const verify = () =>
    askForPayment(id).then(hear, (error: unknown) => console.error('The payment could not be verified', error));

  const screen = orderScreen(paymentStatus);
  const verifyOnEntry = useEffectEvent(async () => {
    if (screen === 'payable' || screen === 'review')
      await askForPayment(id).then(hear, (error: unknown) => {
        setSignedOut(isSignedOut(error));
        setPhase((now) => phaseOnEntryFailure(error, circumstances()) ?? now);
      });
    setKnown(true);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each order.
  useEffect(() => void verifyOnEntry(), [id]);

  const isUnderway = phase.at === 'window' || phase.at === 'asking' || phase.at === 'checking';
  // A session that ends now does not tear the page away.
  useEffect(() => (isUnderway ? holdUnsavedWork() : undefined), [isUnderway]);

  const isReviewed = phase.at === 'review' || (phase.at === 'ready' && screen === 'review');
  useVerify({
    orderRef: id,
    everyMs: phase.at === 'checking' ? SOON_MS : phase.at === 'window' || isReviewed ? NOW_AND_THEN_MS : undefined,
    onAnswer: (settled) => void hear(settled),
    onFailure: (error) => setSignedOut(isSignedOut(error)),
  });

  return {
    phase,
    /** Whether it is known, and shown, what became of an earlier attempt to pay. Nothing is offered before. */
    isKnown,
    signedOut,
    /** Puts an end to a redirect, and to a note. */
    stay: () => {
      setPhase({ at: 'ready' });
      void verify();
    },
    createOrder: async (): Promise<string> => {
      refusal.current = undefined;
      setPhase({ at: 'window' });
      try {
        const payment = await client.payments.createPayment({ id });
        paypalOrderId.current = payment.paypalOrderId;
        return payment.paypalOrderId;
      } catch (error) {
        refusal.current = error;
        throw error;
      }
    },
    /** @returns true when the buyer shall choose another way to pay */
    approved: async (approvedId: string | undefined): Promise<boolean> => {
      if (!approvedId) {
        setPhase(phaseWithoutDetails(new Date()));
        return false;
      }
      paypalOrderId.current = approvedId;
      setPhase((now) => (now.at === 'paid' ? now : { at: 'asking' }));
      const next = await reportApproval(kind, order).then(
        (settled) => {
          if (settled.paymentStatus !== paymentStatus) void queries.invalidateQueries();
          return phaseAfter(settled, circumstances());
        },
        (error: unknown) => {
          setSignedOut(isSignedOut(error));
          return phaseAfterFailure(error, circumstances());
        },
      );
      const restart = next.at === 'restart';
      setPhase((now) => (now.at === 'paid' ? now : restart ? { at: 'window', note: next.note } : next));
      return restart;
    },
    cancelled: () => {
      setPhase((now) => (now.at === 'window' ? { at: 'cancelled' } : now));
      // PayPal's window may have been closed right after the approval.
      void verify();
    },
    failed: () => {
      const error = refusal.current;
      refusal.current = undefined;
      const note = error === undefined ? PAYPAL_ERROR : errorMessage(error, PAYPAL_ERROR);
      setPhase((now) => (now.at === 'window' || now.at === 'ready' ? { at: 'ready', note } : now));
      // PayPal's script may have failed between the approval and its word of it.
      void verify();
      // Paid elsewhere, cancelled, or PayPal was switched off meanwhile.
      if (error !== undefined) void queries.invalidateQueries();
    },
  };
}
export type Payment = ReturnType<typeof usePayment>;
