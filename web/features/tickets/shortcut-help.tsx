import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type Shortcuts, useShortcuts } from './use-shortcuts.ts';

const always = [['Ctrl + Enter', 'Send what you have written'] as const];

/** The keys of a screen at work, and a button (or `?`) that names them. */
export function ShortcutHelp({ shortcuts }: { shortcuts: Shortcuts }) {
  const [open, setOpen] = useState(false);
  const help = { label: 'Show these shortcuts', run: () => setOpen(true) };
  useShortcuts({ ...shortcuts, '?': help });
  const named = Object.entries({ ...shortcuts, '?': help }).map(([key, { label }]) => [key, label] as const);
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        aria-label="Keyboard shortcuts"
        title="Keyboard shortcuts (?)"
        className="pointer-coarse:hidden"
        onClick={() => setOpen(true)}
      >
        <Keyboard aria-hidden="true" className="size-5" />
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title="Keyboard shortcuts">
        <dl className="grid grid-cols-[auto_1fr] items-baseline gap-x-4 gap-y-3 text-small">
          {[...named, ...always].map(([key, label]) => (
            <div key={key} className="contents">
              <dt>
                <kbd className="rounded-sm border border-line-strong bg-sunken px-2 py-0.5 font-mono text-caption">
                  {key}
                </kbd>
              </dt>
              <dd>{label}</dd>
            </div>
          ))}
        </dl>
      </Dialog>
    </>
  );
}
