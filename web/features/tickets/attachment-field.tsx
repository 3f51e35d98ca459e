import { FileText, Image, Paperclip, RotateCcw, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatSize } from '#web/ui/format-size.ts';
import { ATTACHMENT_TYPES } from './check-attachment.ts';
import type { Attachments } from './use-attachments.ts';

/** The files of a message that is being written, each with its state and the way to take it out again. */
export function ChosenFiles({ files }: { files: Attachments }) {
  const { attachments, uploads, refused } = files;
  if (attachments.length + uploads.length === 0 && !refused) return null;
  return (
    <div className="grid gap-1.5">
      <ul aria-label="Files to send" className="grid gap-1.5">
        {attachments.map((file) => (
          <FileRow
            key={file._id}
            name={file.name}
            isPicture={file.type === 'image/webp'}
            state={formatSize(file.bytes)}
            disabled={files.disabled}
            onRemove={() => files.remove(file)}
          />
        ))}
        {uploads.map((upload) => (
          <FileRow
            key={upload.key}
            name={upload.file.name || 'Picture'}
            isPicture={upload.file.type.startsWith('image/')}
            state={upload.problem ?? `${Math.round(upload.share * 100)} %`}
            share={upload.problem ? undefined : upload.share}
            failed={Boolean(upload.problem)}
            onRemove={() => files.removeUpload(upload)}
            again={
              upload.problem &&
              upload.canRetry && (
                <Button
                  look="quiet"
                  size="icon"
                  aria-label={`Try ${upload.file.name} again`}
                  onClick={() => files.retry(upload)}
                >
                  <RotateCcw aria-hidden="true" className="size-4" />
                </Button>
              )
            }
          />
        ))}
      </ul>
      {refused && (
        <p role="alert" className="text-danger text-small">
          {refused}
        </p>
      )}
    </div>
  );
}

interface FileRowProps {
  name: string;
  isPicture: boolean;
  state: string;
  share?: number | undefined;
  failed?: boolean;
  disabled?: boolean;
  onRemove: () => void;
  again?: ReactNode;
}

function FileRow({ name, isPicture, state, share, failed = false, disabled = false, onRemove, again }: FileRowProps) {
  const Icon = isPicture ? Image : FileText;
  return (
    <li
      className={classNames(
        'relative flex min-h-10 items-center gap-2 overflow-hidden rounded-sm border bg-sheet pl-3 text-small',
        failed ? 'border-danger' : 'border-line-strong',
      )}
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 flex-1 py-1.5">
        <span className="block truncate">{name}</span>
        {failed && (
          <span role="alert" className="block text-caption text-danger">
            {state}
          </span>
        )}
      </span>
      {!failed && <span className="font-mono text-caption text-muted tabular-nums">{state}</span>}
      {again}
      <Button look="quiet" size="icon" aria-label={`Remove ${name}`} disabled={disabled} onClick={onRemove}>
        <X aria-hidden="true" className="size-4" />
      </Button>
      {share !== undefined && (
        <span
          role="progressbar"
          aria-label={`Upload of ${name}`}
          aria-valuenow={Math.round(share * 100)}
          aria-valuemin={0}
          aria-valuemax={100}
          style={{ width: `${share * 100}%` }}
          className="absolute bottom-0 left-0 h-0.5 bg-accent transition-[width]"
        />
      )}
    </li>
  );
}

/** Opens the file dialog. Dropping and pasting work as well. */
export function AttachButton({ files }: { files: Attachments }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        look="quiet"
        className="-ml-3"
        disabled={files.disabled}
        title="Pictures, PDF and text, up to 5 MB each. You can also drop or paste them."
        onClick={() => input.current?.click()}
      >
        <Paperclip aria-hidden="true" className="size-4" />
        Attach
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        aria-label="Attach files"
        accept={ATTACHMENT_TYPES}
        onChange={({ target }) => {
          files.choose([...(target.files ?? [])]);
          // The same file can be chosen again after it was removed.
          target.value = '';
        }}
      />
    </>
  );
}
