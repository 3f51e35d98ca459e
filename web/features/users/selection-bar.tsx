import { Coins } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { Selection } from '#web/ui/data-table.tsx';
import { counted } from '#web/ui/format-number.ts';
import { GrantDialog } from './grant-dialog.tsx';

/** Who is chosen, on all pages, and what can be done with all of them. */
export function SelectionBar({ selection, onClear }: { selection: Selection; onClear: () => void }) {
  const [granting, setGranting] = useState(false);
  const userIds = Object.keys(selection).filter((id) => selection[id]);
  if (userIds.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 border-line border-y bg-accent-soft px-4 py-2 sm:px-5">
      <p role="status" className="flex-1 font-semibold text-small">
        {counted(userIds.length, 'user')} selected
      </p>
      <Button onClick={() => setGranting(true)}>
        <Coins aria-hidden="true" className="size-4" />
        Grant Credits
      </Button>
      <Button look="quiet" onClick={onClear}>
        Clear
      </Button>
      <GrantDialog
        open={granting}
        onClose={() => setGranting(false)}
        userIds={userIds}
        onGranted={() => {
          setGranting(false);
          onClear();
        }}
      />
    </div>
  );
}
