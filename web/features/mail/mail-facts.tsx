import type { SentMail } from '#contract/mail.ts';
import { Fact } from '#web/ui/fact.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { MailStatusBadge } from './mail-status-badge.tsx';

export function MailFacts({ mail: { toEmail, createdAt, templateName, status, attempts } }: { mail: SentMail }) {
  return (
    <dl className="flex flex-wrap gap-x-6 gap-y-2 text-small">
      <Fact name="To">
        <span className="break-all">{toEmail}</span>
      </Fact>
      <Fact name="When">
        <Moment at={createdAt} exact />
      </Fact>
      <Fact name="Template">{templateName || 'None'}</Fact>
      <Fact name="Attempts">{String(attempts)}</Fact>
      <Fact name="Status">
        <MailStatusBadge status={status} />
      </Fact>
    </dl>
  );
}
