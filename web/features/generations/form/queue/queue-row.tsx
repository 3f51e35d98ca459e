import { Crop, RotateCcw, X } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatSize } from '#web/ui/format-size.ts';
import type { Generator } from '../../progress/index.ts';
import { CropButton } from '../crop/index.ts';
import { DoneState } from './done-state.tsx';
import type { QueueItem } from './queue-state.ts';
import { RunningState } from './running-state.tsx';
import type { PictureQueue } from './use-picture-queue.ts';

interface QueueRowProps {
  item: QueueItem;
  queue: PictureQueue;
  generator: Generator;
}

/** One picture of the queue: what it is, how far it is, and what can be done about it. */
export function QueueRow({ item, queue, generator }: QueueRowProps) {
  const { id, file } = item;
  const url = useFileURL(file);
  const end = (failure: string | undefined) => {
    const generationId = generationOf(item);
    queue.ended(id, generationId, failure);
    // The first result is shown at once, unless something else is being looked at.
    if (!failure && !generator.id) generator.open(generationId);
  };
  const done = item.at === 'done';
  const current = done && generator.id === item.generationId;
  return (
    <li
      className={classNames(
        'relative flex min-w-0 items-center gap-3 rounded-sm border border-line py-1.5 pr-1.5 pl-2',
        done && 'hover:bg-sunken',
        current && 'border-accent bg-accent-soft',
      )}
    >
      <img src={url} alt="" className="h-11 w-14 shrink-0 border border-line bg-page object-cover object-top" />
      <div className="min-w-0 flex-1">
        {done ? (
          <Link
            to={paths.generator(item.generationId)}
            preventScrollReset
            aria-current={current ? 'true' : undefined}
            className="block truncate font-semibold text-small after:absolute after:inset-0"
          >
            {file.name}
          </Link>
        ) : (
          <p className="truncate font-semibold text-small">{file.name}</p>
        )}
        <div className="flex min-w-0 gap-x-2 text-caption text-muted">
          <StateOf item={item} onEnd={end} />
        </div>
      </div>
      {(item.at === 'ready' || item.at === 'waiting') && (
        <CropButton
          file={file}
          whole={item.whole}
          onCrop={(part) => queue.crop(id, part)}
          label={`Crop ${file.name}`}
          icon={<Crop aria-hidden="true" className="size-4" />}
        />
      )}
      {item.at === 'failed' && (
        <RowButton label={`Retry ${file.name}`} onClick={() => queue.retry(id)}>
          <RotateCcw aria-hidden="true" className="size-4" />
        </RowButton>
      )}
      {item.at !== 'sending' && item.at !== 'running' && (
        <RowButton label={`Remove ${file.name}`} onClick={() => queue.remove(id)}>
          <X aria-hidden="true" className="size-4" />
        </RowButton>
      )}
    </li>
  );
}

const generationOf = (item: QueueItem): string => ('generationId' in item ? item.generationId : '');

function StateOf({ item, onEnd }: { item: QueueItem; onEnd: (failure: string | undefined) => void }) {
  const size = formatSize(item.file.size);
  switch (item.at) {
    case 'checking':
      return <>{size} · looking at it…</>;
    case 'ready':
      return (
        <>
          {size} {item.whole && '· a part of the picture'}
        </>
      );
    case 'waiting':
      return <>{size} · waiting</>;
    case 'sending':
      return <>{size} · sending…</>;
    case 'running':
      return <RunningState generationId={item.generationId} onEnd={onEnd} />;
    case 'done':
      return <DoneState generationId={item.generationId} />;
    default:
      return (
        <span className="line-clamp-3 text-danger" role="alert">
          {item.reason}
        </span>
      );
  }
}

function RowButton({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <Button look="quiet" size="icon" className="relative" aria-label={label} title={label} onClick={onClick}>
      {children}
    </Button>
  );
}

/** An address for the file while it is shown. */
function useFileURL(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return url;
}
