import { Keyboard } from 'lucide-react';
import { openShortcuts, useActions } from '#web/ui/actions/index.ts';
import { Button } from '#web/ui/button.tsx';
import type { Shortcuts } from './use-ticket-keys.ts';

/** Hears the keys of a screen at work, and is a button (as is `?`) for the list that names them. */
export function ShortcutHelp({ shortcuts }: { shortcuts: Shortcuts }) {
  useActions(
    Object.entries(shortcuts).map(([keys, { label, run }]) => ({
      ...{ id: `support ${keys}`, label, group: 'Support', keys, run },
    })),
  );
  return (
    <Button
      look="quiet"
      size="icon"
      aria-label="Keyboard shortcuts"
      title="Keyboard shortcuts (?)"
      className="pointer-coarse:hidden"
      onClick={openShortcuts}
    >
      <Keyboard aria-hidden="true" className="size-5" />
    </Button>
  );
}
