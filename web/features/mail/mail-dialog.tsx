import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { ErrorState } from '#web/ui/list-states.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MailFacts } from './mail-facts.tsx';
import { MailFrame } from './mail-frame.tsx';
import type { SendAgain } from './use-send-again.ts';

interface MailDialogProps {
  /** Which mail; '' while it is closed. */
  id: string;
  again: SendAgain;
  onClose: () => void;
}

/** One mail as it was sent, with its text part. Links in it lead out of here, so that a reset link can be followed. */
export function MailDialog({ id, again, onClose }: MailDialogProps) {
  const mail = useQuery({ ...api.mail.getSentMail.queryOptions({ input: { id } }), enabled: id !== '' });
  const title = mail.data?.subject ?? 'Mail';
  return (
    <Dialog open={id !== ''} onOpenChange={(open) => !open && onClose()} title={title} wide>
      <div className="grid min-w-0 gap-4">
        {mail.isPending && <Skeleton className="h-80" />}
        {mail.isError && (
          <ErrorState message={errorMessage(mail.error, 'Failed to fetch this mail')} onRetry={() => mail.refetch()} />
        )}
        {mail.data && (
          <>
            <MailFacts mail={mail.data} />
            {mail.data.error && <Alert tone="danger">{mail.data.error}</Alert>}
            {mail.data.html && <MailFrame title="Mail" html={mail.data.html} links />}
            {mail.data.text ? (
              <details className="text-small">
                <summary className="min-h-6 text-muted">Text part</summary>
                <pre className="mt-2 max-h-60 overflow-auto whitespace-pre-wrap break-words rounded-sm bg-sunken p-3 font-mono text-caption">
                  {mail.data.text}
                </pre>
              </details>
            ) : (
              <p className="text-muted text-small">
                This mail contains a secret link, so its text is not shown: anyone who reads it could take over the
                account.
              </p>
            )}
            {mail.data.status === 'failed' && (
              <div className="flex justify-end">
                <Button busy={again.isPending} disabled={again.isPending} onClick={() => again.mutate({ id })}>
                  Retry
                </Button>
              </div>
            )}
          </>
        )}
      </div>
    </Dialog>
  );
}
