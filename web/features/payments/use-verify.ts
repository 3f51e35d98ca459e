import { useEffect, useEffectEvent } from 'react';
import type { Settled } from '#contract/payments.ts';
import { askForPayment } from './ask-for-payment.ts';

const LONGEST_MS = 15_000;
const GROWTH = 1.5;

interface VerifyOptions {
  orderRef: string;
  /** The pause before the first question in milliseconds; the next ones grow to 15 s. Undefined: nothing is asked. */
  everyMs: number | undefined;
  onAnswer: (settled: Settled) => void;
  onFailure?: (error: unknown) => void;
}

/** Goes on asking the server what became of a payment. A question that fails is asked again. */
export function useVerify({ orderRef, everyMs, onAnswer, onFailure }: VerifyOptions): void {
  const tell = useEffectEvent(onAnswer);
  const fail = useEffectEvent((error: unknown) => onFailure?.(error));
  useEffect(() => {
    if (everyMs === undefined) return;
    let timer: ReturnType<typeof setTimeout>;
    let over = false;
    const ask = async (pauseMs: number) => {
      try {
        const settled = await askForPayment(orderRef);
        if (!over) tell(settled);
      } catch (error) {
        console.error('The payment could not be verified', error);
        if (!over) fail(error);
      }
      const next = Math.min(pauseMs * GROWTH, LONGEST_MS);
      if (!over) timer = setTimeout(() => void ask(next), next);
    };
    timer = setTimeout(() => void ask(everyMs), everyMs);
    return () => {
      over = true;
      clearTimeout(timer);
    };
  }, [orderRef, everyMs]);
}
