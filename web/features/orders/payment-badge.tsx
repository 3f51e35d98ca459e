import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { type StatusTone, statusTone } from './status-tone.ts';

const tones: Record<StatusTone, BadgeTone> = {
  green: 'success',
  amber: 'warning',
  info: 'accent',
  red: 'danger',
  grey: 'neutral',
};

/** A payment's or an order's status in its colour. */
export function PaymentBadge({ status }: { status: string }) {
  return <Badge tone={tones[statusTone(status)]}>{status.charAt(0).toUpperCase() + status.slice(1)}</Badge>;
}
