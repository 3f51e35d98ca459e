import { Eye, EyeOff, Pencil, Trash2 } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';

export const editButtonId = (id: string) => `edit-${id}`;

export interface EntryHandlers<Entry> {
  /** Id of the entry that is being switched. */
  switching: string | undefined;
  onEdit: (entry: Entry) => void;
  onToggle: (entry: Entry) => void;
  onDelete: (entry: Entry) => void;
}

interface EntryButtonsProps<Entry> extends EntryHandlers<Entry> {
  entry: Entry;
  /** What the entry is called, for those who do not see its row. */
  name: string;
}

/** Edit, disable or enable, delete. */
export function EntryButtons<Entry extends { _id: string; isActive: boolean }>(props: EntryButtonsProps<Entry>) {
  const { entry, name, switching, onEdit, onToggle, onDelete } = props;
  const turn = entry.isActive ? 'Disable' : 'Enable';
  const TurnIcon = entry.isActive ? EyeOff : Eye;
  return (
    <div className="flex items-center">
      <Button
        id={editButtonId(entry._id)}
        look="quiet"
        size="icon"
        title="Edit"
        aria-label={`Edit ${name}`}
        onClick={() => onEdit(entry)}
      >
        <Pencil aria-hidden="true" className="size-4" />
      </Button>
      <Button
        look="quiet"
        size="icon"
        title={turn}
        aria-label={`${turn} ${name}`}
        aria-disabled={switching === entry._id}
        onClick={() => switching !== entry._id && onToggle(entry)}
      >
        <TurnIcon aria-hidden="true" className="size-4" />
      </Button>
      <Button look="quiet" size="icon" title="Delete" aria-label={`Delete ${name}`} onClick={() => onDelete(entry)}>
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </div>
  );
}
