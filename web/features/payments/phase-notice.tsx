import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import type { OrderKind } from '#contract/orders/order.ts';
import type { AnyOrder } from '#web/features/orders/index.ts';
import { paths } from '#web/paths.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckingNotice } from './checking-notice.tsx';
import { orderPaths } from './order-paths.ts';
import { REDIRECT_MS } from './pay-phase.ts';
import { ReviewNotice } from './review-notice.tsx';
import { SupportCase } from './support-case.tsx';
import type { Payment } from './use-payment.ts';

interface PhaseNoticeProps {
  kind: OrderKind;
  order: AnyOrder;
  payment: Payment;
}

/** What is going on with the payment, in words; leads on where that is its end. */
export function PhaseNotice({ kind, order, payment: { phase, signedOut, stay } }: PhaseNoticeProps) {
  const { history, help } = orderPaths[kind];
  useLeave(history, phase.at === 'paid' ? phase.inMs : undefined);
  useLeave(paths.dashboard, phase.at === 'cancelled' || phase.at === 'failed' ? REDIRECT_MS[phase.at] : undefined);
  switch (phase.at) {
    case 'ready':
      return phase.note ? <Alert tone="danger">{phase.note}</Alert> : <DeniedBefore order={order} />;
    case 'window':
      return phase.note && <Alert tone="warning">{phase.note}</Alert>;
    case 'asking':
    case 'checking':
      return <CheckingNotice signedOut={signedOut} long={phase.at === 'checking'} />;
    case 'paid':
      return (
        <Alert
          tone="success"
          action={
            <Button asChild look="secondary">
              <Link to={history}>Go there now</Link>
            </Button>
          }
        >
          Payment successful! Redirecting to your subscription history...
        </Alert>
      );
    case 'review':
      return <ReviewNotice kind={kind} reason={phase.reason} />;
    case 'failed':
      return (
        <LeavingNotice tone="danger" onStay={stay} reason={phase.reason}>
          Payment failed. Please try again.
        </LeavingNotice>
      );
    case 'cancelled':
      return (
        <LeavingNotice tone="warning" onStay={stay}>
          Payment was cancelled. You can try again or contact support if you need assistance.
        </LeavingNotice>
      );
    case 'support':
      return <SupportCase orderId={order.orderId} about={phase.case} help={help(order._id)} />;
  }
}

/** Why the last attempt to pay came to nothing. */
function DeniedBefore({ order: { paymentStatus, paymentIssue } }: { order: AnyOrder }) {
  if (paymentStatus !== 'Denied') return null;
  return (
    <Alert tone="warning" title="Your last payment was denied">
      {paymentIssue ?? 'PayPal denied it.'} You can pay again.
    </Alert>
  );
}

interface LeavingNoticeProps {
  tone: 'danger' | 'warning';
  reason?: string | undefined;
  onStay: () => void;
  children: ReactNode;
}

/** Said before the page leads to the dashboard, which can be stopped. */
function LeavingNotice({ tone, reason, onStay, children }: LeavingNoticeProps) {
  return (
    <Alert
      tone={tone}
      action={
        <Button look="secondary" onClick={onStay}>
          Stay here
        </Button>
      }
    >
      <p>{children}</p>
      {reason && <p>{reason}</p>}
      <p>Taking you to your dashboard...</p>
    </Alert>
  );
}

/** Leads on after this many milliseconds; undefined: nowhere. */
function useLeave(to: string, afterMs: number | undefined): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (afterMs === undefined) return;
    const timer = setTimeout(() => void navigate(to), afterMs);
    return () => clearTimeout(timer);
  }, [to, afterMs, navigate]);
}
