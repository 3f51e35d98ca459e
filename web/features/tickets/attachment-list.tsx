import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import type { Attachment } from '#contract/tickets/attachment.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { formatSize } from '#web/ui/format-size.ts';

/** Files of a message: pictures open large, all others are there to be downloaded. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  const [opened, setOpened] = useState<Attachment | null>(null);
  if (attachments.length === 0) return null;
  return (
    <>
      <ul aria-label="Attachments" className="flex flex-wrap gap-2">
        {attachments.map((file) => (
          <li key={file._id} className="min-w-0 max-w-full">
            {file.type === 'image/webp' ? (
              <Thumbnail file={file} onOpen={() => setOpened(file)} />
            ) : (
              <Row file={file} />
            )}
          </li>
        ))}
      </ul>
      <Dialog open={opened !== null} onOpenChange={(open) => !open && setOpened(null)} title={opened?.name ?? ''} wide>
        {opened && (
          <div className="grid justify-items-center gap-4">
            <img
              src={opened.url}
              alt={opened.name}
              width={opened.width ?? undefined}
              height={opened.height ?? undefined}
              className="h-auto max-w-full"
            />
            <Button asChild look="secondary">
              <a href={opened.url} download={opened.name}>
                <Download aria-hidden="true" className="size-4" />
                Download
              </a>
            </Button>
          </div>
        )}
      </Dialog>
    </>
  );
}

function Thumbnail({ file: { name, url }, onOpen }: { file: Attachment; onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Enlarge ${name}`}
      onClick={onOpen}
      className="block h-24 w-32 cursor-zoom-in overflow-hidden rounded-sm border border-line-strong bg-sunken"
    >
      <img src={url} alt={name} loading="lazy" className="size-full object-cover object-top" />
    </button>
  );
}

function Row({ file: { name, url, bytes } }: { file: Attachment }) {
  return (
    <a
      href={url}
      download={name}
      className="flex min-h-10 max-w-full items-center gap-2 rounded-sm border border-line-strong bg-sheet px-3 text-ink text-small hover:border-ink"
    >
      <FileText aria-hidden="true" className="size-4 shrink-0 text-muted" />
      <span className="min-w-0 truncate">{name}</span>
      <span className="whitespace-nowrap font-mono text-caption text-muted">{formatSize(bytes)}</span>
      <Download aria-hidden="true" className="size-4 shrink-0" />
      <span className="sr-only">Download</span>
    </a>
  );
}
