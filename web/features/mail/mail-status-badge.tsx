import type { MailStatus } from '#contract/mail.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';

export const mailStatusLabels: Record<MailStatus, string> = {
  queued: 'Waiting',
  sent: 'Sent',
  kept: 'Kept here',
  failed: 'Failed',
};
const tones: Record<MailStatus, BadgeTone> = { queued: 'warning', sent: 'success', kept: 'accent', failed: 'danger' };

export function MailStatusBadge({ status }: { status: MailStatus }) {
  return <Badge tone={tones[status]}>{mailStatusLabels[status]}</Badge>;
}
