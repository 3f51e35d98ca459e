import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { Alert } from '#web/ui/alert.tsx';

/** Whether mail leaves this server. */
export function MailSetup() {
  const { data } = useQuery(api.mail.getMailSetup.queryOptions());
  if (!data) return null;
  const from = <span className="break-all font-mono">{data.from}</span>;
  return data.smtp ? (
    <Alert tone="info">Mail is sent through the configured SMTP server, from {from}.</Alert>
  ) : (
    <Alert tone="warning" title="No mail server is set up: mail stays here.">
      Every mail, from {from}, is kept in the outbox below, where you can read it and follow its links. Set{' '}
      <code className="font-mono">SMTP_URL</code> to send mail.
    </Alert>
  );
}
