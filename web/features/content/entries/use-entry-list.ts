import { useState } from 'react';
import type { EntryHandlers } from './entry-buttons.tsx';
import type { EntryActions } from './use-entry-actions.ts';

interface EntryListOptions<Entry> {
  actions: EntryActions;
  editor: { editing: Entry | undefined; isDirty: boolean; edit: (entry: Entry) => void; drop: () => void };
}

/** The buttons of a list's rows, and the questions that come before some of them. */
export function useEntryList<Entry extends { _id: string }>({ actions, editor }: EntryListOptions<Entry>) {
  const { toggle, remove } = actions;
  const [doomed, setDoomed] = useState<Entry | null>(null);
  const [wanted, setWanted] = useState<Entry | null>(null);
  const handlers: EntryHandlers<Entry> = {
    switching: toggle.isPending ? toggle.variables : undefined,
    onEdit: (entry) => (editor.isDirty && entry._id !== editor.editing?._id ? setWanted(entry) : editor.edit(entry)),
    onToggle: ({ _id }) => toggle.mutate(_id),
    onDelete: setDoomed,
  };
  const onDelete = ({ _id }: Entry) =>
    remove.mutate(_id, {
      onSuccess: () => {
        if (_id === editor.editing?._id) editor.drop();
        // The button that was pressed is gone: the keyboard goes on at the list.
        document.getElementById('entries')?.focus();
      },
    });
  return {
    handlers,
    deleteDialog: { doomed, onClose: () => setDoomed(null), onDelete },
    switchDialog: { wanted, onClose: () => setWanted(null), onSwitch: editor.edit },
  };
}
