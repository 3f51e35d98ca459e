import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import type { PayPhase } from './pay-phase.ts';

/** On which the buttons are gone, and the focus with them. */
const ATTENDED: readonly PayPhase['at'][] = ['asking', 'checking', 'paid', 'review', 'support'];

/** Where the page says what is going on with the payment. It is always there, so that assistive technology hears every word. */
export function PhaseRegion({ at, children }: { at: PayPhase['at']; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (ATTENDED.includes(at)) region.current?.focus();
  }, [at]);
  return (
    <div
      ref={region}
      role="status"
      aria-label="Payment"
      tabIndex={-1}
      className={classNames('outline-none', at !== 'support' && 'not-empty:mb-4')}
    >
      {children}
    </div>
  );
}
