import { errorMessage } from '#web/error-message.ts';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { EmptyState, ErrorState } from '#web/ui/list-states.tsx';
import { type ItemHandlers, ManagedItem } from './managed-item.tsx';
import type { useItems } from './use-items.ts';

interface ItemsListProps extends ItemHandlers {
  list: ReturnType<typeof useItems>;
  search: string;
}

/** The page of items that was asked for, in whatever state it is. */
export function ItemsList({ list, search, ...handlers }: ItemsListProps) {
  if (list.isPending) return <ListSkeleton label="Loading items" />;
  if (list.isError)
    return (
      <div className="p-4">
        <ErrorState message={errorMessage(list.error, 'Failed to fetch items')} onRetry={() => void list.refetch()} />
      </div>
    );
  const { rows, total } = list.data;
  if (rows.length > 0)
    return (
      <ul aria-label="Items" className="divide-y divide-line border-line border-t">
        {rows.map((item) => (
          <ManagedItem key={item._id} item={item} {...handlers} />
        ))}
      </ul>
    );
  if (total > 0) return <EmptyState title="Nothing on this page" />;
  if (search) return <EmptyState title="No items found">{`No item matches “${search}”.`}</EmptyState>;
  return (
    <EmptyState title="No items yet">
      An item is a download with a price, a picture and an address that only its buyers see.
    </EmptyState>
  );
}
