import { ExternalLink, Pencil, Trash2 } from 'lucide-react';
import type { Item } from '#contract/items.ts';
import { formatPrice } from '#contract/vocabulary/format-money.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Picture } from '#web/ui/picture.tsx';

export interface ItemHandlers {
  onEdit: (item: Item) => void;
  onDelete: (item: Item) => void;
}

/** An item with what an admin can do with it. */
export function ManagedItem({ item, onEdit, onDelete }: ItemHandlers & { item: Item }) {
  const { itemName, itemId, slug, price, imageUrl, accessUrl, createdAt } = item;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4 py-3 text-small sm:px-5">
      <Picture
        src={imageUrl}
        fallback="/site/placeholder.webp"
        width={80}
        height={60}
        className="aspect-4/3 w-20 shrink-0 rounded-sm border border-line bg-sunken object-cover"
      />
      <div className="grid min-w-0 flex-1 basis-40 gap-0.5 break-words">
        <p className="font-semibold">{itemName}</p>
        <p className="break-all font-mono text-caption text-muted">
          {slug}/{itemId}
        </p>
        <p className="text-caption text-muted">
          added <Moment at={createdAt} />{' '}
          {!accessUrl && <Badge tone="warning">Nothing to deliver: the access URL is missing</Badge>}
        </p>
      </div>
      <div className="flex items-center gap-1 max-sm:w-full">
        <p className="font-mono text-body tabular-nums max-sm:grow sm:mr-3">{formatPrice(price, item.currency)}</p>
        <Button look="quiet" size="icon" title="View" aria-label={`View ${itemName} (opens in a new tab)`} asChild>
          <a href={paths.item(slug, itemId)} target="_blank" rel="noreferrer">
            <ExternalLink aria-hidden="true" className="size-4" />
          </a>
        </Button>
        <Button look="quiet" size="icon" title="Edit" aria-label={`Edit ${itemName}`} onClick={() => onEdit(item)}>
          <Pencil aria-hidden="true" className="size-4" />
        </Button>
        <Button
          look="quiet"
          size="icon"
          title="Delete"
          aria-label={`Delete ${itemName}`}
          onClick={() => onDelete(item)}
        >
          <Trash2 aria-hidden="true" className="size-4" />
        </Button>
      </div>
    </li>
  );
}
