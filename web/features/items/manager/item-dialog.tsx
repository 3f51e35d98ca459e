import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#web/api.ts';
import { errorMessage } from '#web/error-message.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { ListSkeleton } from '#web/ui/list-skeleton.tsx';
import { ErrorState } from '#web/ui/list-states.tsx';
import { ItemEditor } from './item-editor.tsx';

interface ItemDialogProps {
  /** The item to change; without it a new one is added. */
  id: string | undefined;
  onClose: () => void;
}

export function ItemDialog({ id, onClose }: ItemDialogProps) {
  const [dirty, setDirty] = useState(false);
  const editor = { onDirty: setDirty, onSaved: onClose };
  return (
    <FormDialog title={id ? 'Edit Item' : 'Add Item'} dirty={dirty} onClose={onClose}>
      {id ? <LoadedEditor id={id} {...editor} /> : <ItemEditor editing={undefined} {...editor} />}
    </FormDialog>
  );
}

/** What is edited is read again: somebody else may have changed it since the list came. */
function LoadedEditor({ id, ...editor }: { id: string; onDirty: (dirty: boolean) => void; onSaved: () => void }) {
  const query = useQuery(
    api.items.getItem.queryOptions({ input: { id }, gcTime: 0, staleTime: Number.POSITIVE_INFINITY }),
  );
  if (query.isPending) return <ListSkeleton label="Loading item" />;
  if (query.data) return <ItemEditor editing={query.data.data} {...editor} />;
  return (
    <ErrorState message={errorMessage(query.error, 'Failed to fetch item')} onRetry={() => void query.refetch()} />
  );
}
