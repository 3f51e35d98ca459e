import { errorMessage } from '#web/error-message.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { MailFrame } from './mail-frame.tsx';
import { usePreview } from './use-preview.ts';

interface MailPreviewProps {
  subject: string;
  messageBody: string;
  /** Whose name stands in it; without one 'User'. */
  toEmail?: string;
}

/** The mail as it will arrive: subject, sheet and text part. */
export function MailPreview(draft: MailPreviewProps) {
  const preview = usePreview(draft);
  const empty = draft.messageBody.trim() === '';
  return (
    <section aria-label="Preview" className="grid min-w-0 content-start gap-2">
      <h3 className="font-semibold text-small">Preview</h3>
      {empty && (
        <p className="grid h-80 place-items-center rounded-sm border border-line border-dashed p-4 text-center text-muted text-small">
          What you write appears here as the recipient will see it.
        </p>
      )}
      {!empty && preview.isPending && <Skeleton className="h-80" />}
      {!empty && preview.isError && (
        <p role="alert" className="text-danger text-small">
          {errorMessage(preview.error, 'The preview is not available right now.')}
        </p>
      )}
      {!empty && preview.data && !preview.isError && (
        <>
          <p className="break-words text-small">
            <span className="text-muted">Subject: </span>
            {preview.data.subject || '–'}
          </p>
          <MailFrame title="Preview of the mail" html={preview.data.html} />
          <details className="text-small">
            <summary className="min-h-6 text-muted">Text part</summary>
            <pre className="mt-2 max-h-48 overflow-auto whitespace-pre-wrap break-words rounded-sm bg-sunken p-3 font-mono text-caption">
              {preview.data.text}
            </pre>
          </details>
        </>
      )}
    </section>
  );
}
