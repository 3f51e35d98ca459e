import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Item } from '#contract/items.ts';
import { errorMessage } from '#web/error-message.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { formatNumber } from '#web/ui/format-number.ts';
import { Pagination } from '#web/ui/pagination.tsx';
import { useListState } from '#web/ui/use-list-state.ts';
import { ItemDialog } from './item-dialog.tsx';
import { ItemsList } from './items-list.tsx';
import { ItemsToolbar } from './items-toolbar.tsx';
import { useItemActions } from './use-item-actions.ts';
import { ITEMS_PER_PAGE, ITEMS_SORT, useItems } from './use-items.ts';

/** All digital items: find, add, change, look at as a visitor, delete. */
export function ItemsCard() {
  const state = useListState(ITEMS_SORT);
  const list = useItems(state);
  const { remove } = useItemActions();
  const [open, setOpen] = useState<'closed' | 'new' | Item>('closed');
  const [doomed, setDoomed] = useState<Item | null>(null);
  return (
    <Card aria-labelledby="items" className="min-w-0">
      <CardHeader>
        <h2 id="items" className="flex items-baseline gap-3 font-semibold text-body">
          Digital items
          {list.data && <span className="font-mono text-muted text-small">{formatNumber(list.data.total)}</span>}
        </h2>
        <Button onClick={() => setOpen('new')}>
          <Plus aria-hidden="true" className="size-4" />
          Add Item
        </Button>
      </CardHeader>
      <ItemsToolbar state={state} />
      {remove.isError && (
        <div className="px-4 pb-4 sm:px-5">
          <Alert tone="danger">{errorMessage(remove.error, 'Failed to delete item')}</Alert>
        </div>
      )}
      <ItemsList list={list} search={state.search} onEdit={setOpen} onDelete={setDoomed} />
      {list.data && (
        <Pagination
          label="Pages of items"
          page={state.page}
          size={ITEMS_PER_PAGE}
          total={list.data.total}
          onPage={(page) => state.set({ page })}
        />
      )}
      {open !== 'closed' && <ItemDialog id={open === 'new' ? undefined : open._id} onClose={() => setOpen('closed')} />}
      <ConfirmDialog
        open={doomed !== null}
        onOpenChange={(wanted) => !wanted && setDoomed(null)}
        title="Are you sure you want to delete this item?"
        description={`“${doomed?.itemName}” can no longer be bought. Everybody who has paid for it keeps it.`}
        confirmLabel="Delete"
        onConfirm={() => doomed && remove.mutate({ id: doomed._id })}
      />
    </Card>
  );
}
