import { EllipsisVertical, GitFork, Pencil, Trash2 } from 'lucide-react';
import type { Conversion } from '#contract/history.ts';
import { Button } from '#web/ui/button.tsx';
import { Menu, MenuItem } from '#web/ui/menu.tsx';
import { isRunning } from '../../progress/index.ts';

export interface RowHandlers {
  onVersions: (conversion: Conversion) => void;
  onRename: (conversion: Conversion) => void;
  onMove: (conversion: Conversion) => void;
  onDuplicate: (conversion: Conversion) => void;
  onDelete: (conversion: Conversion) => void;
}

/** What can be done with a conversion: the commonest as buttons, Delete apart. */
export function RowActions({ conversion, ...on }: RowHandlers & { conversion: Conversion }) {
  const { name, status } = conversion;
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        title="Versions"
        aria-label={`Versions of ${name}`}
        onClick={() => on.onVersions(conversion)}
      >
        <GitFork aria-hidden="true" className="size-4" />
      </Button>
      <Button
        look="quiet"
        size="icon"
        title="Rename"
        aria-label={`Rename ${name}`}
        onClick={() => on.onRename(conversion)}
      >
        <Pencil aria-hidden="true" className="size-4" />
      </Button>
      <Menu
        trigger={
          <Button look="quiet" size="icon" title="More" aria-label={`More for ${name}`}>
            <EllipsisVertical aria-hidden="true" className="size-4" />
          </Button>
        }
      >
        <MenuItem onSelect={() => on.onMove(conversion)} hint="With all its versions">
          Move to a project
        </MenuItem>
        <MenuItem
          onSelect={() => on.onDuplicate(conversion)}
          hint="A conversion of its own, at no cost"
          disabled={status !== 'succeeded'}
        >
          Duplicate
        </MenuItem>
      </Menu>
      <Button
        look="quiet"
        size="icon"
        title="Delete"
        aria-label={`Delete ${name}`}
        disabled={isRunning(conversion)}
        onClick={() => on.onDelete(conversion)}
      >
        <Trash2 aria-hidden="true" className="size-4" />
      </Button>
    </>
  );
}
