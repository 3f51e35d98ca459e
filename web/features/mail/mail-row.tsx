import { RotateCw } from 'lucide-react';
import type { SentMail } from '#contract/mail.ts';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { MailStatusBadge } from './mail-status-badge.tsx';
import type { SendAgain } from './use-send-again.ts';

interface MailRowProps {
  mail: SentMail;
  again: SendAgain;
  onRead: () => void;
}

/** A mail in the log: to whom, what about, and what became of it. */
export function MailRow({ mail, again, onRead }: MailRowProps) {
  const { _id: id, toEmail, subject, templateName, createdAt, status, attempts, error } = mail;
  const sending = again.isPending && again.variables.id === id;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2 text-small sm:px-5">
      <div className="min-w-0 flex-1 basis-72">
        <button
          type="button"
          onClick={onRead}
          className="min-h-8 max-w-full break-words text-left font-semibold underline-offset-2 hover:underline"
        >
          {subject}
        </button>
        <p className="break-words text-caption text-muted">
          <span className="break-all">{toEmail}</span>
          {templateName && ` · ${templateName}`}
        </p>
        {error && (
          <p className="break-words text-caption text-danger">
            {error} {attempts > 1 && `(${attempts} attempts)`}
          </p>
        )}
      </div>
      <span className="flex flex-wrap items-center gap-3">
        {status === 'failed' && (
          <Button
            look="secondary"
            aria-label={`Retry ${subject}`}
            busy={sending}
            disabled={sending}
            onClick={() => again.mutate({ id })}
          >
            {!sending && <RotateCw aria-hidden="true" className="size-4" />}
            Retry
          </Button>
        )}
        <span className="text-caption text-muted">
          <Moment at={createdAt} />
        </span>
        <MailStatusBadge status={status} />
      </span>
    </li>
  );
}
