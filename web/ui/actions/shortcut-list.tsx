import { useState } from 'react';
import { Dialog } from '../dialog.tsx';
import { listActions } from './action-store.ts';
import { KeyCaps } from './key-caps.tsx';
import { PALETTE_KEYS } from './shortcut.ts';

/** The keys that do something on this screen. */
export default function ShortcutList({ onClose }: { onClose: () => void }) {
  const [rows] = useState(() => [
    { id: 'palette', label: 'Search actions', keys: PALETTE_KEYS },
    ...listActions().flatMap(({ id, label, keys }) => (keys ? [{ id, label, keys }] : [])),
  ]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Keyboard shortcuts"
      description="On this screen. In a field, those without Ctrl or ⌘ are typed, and undo is the field's own."
    >
      <dl className="divide-y divide-line">
        {rows.map(({ id, label, keys }) => (
          <div key={id} className="flex min-h-11 items-center justify-between gap-4 py-1.5 text-small">
            <dt className="min-w-0">{label}</dt>
            <dd>
              <KeyCaps keys={keys} />
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
