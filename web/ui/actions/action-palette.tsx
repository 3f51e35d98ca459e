import { Command } from 'cmdk';
import { Search } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { useRef, useState } from 'react';
import { portalRoot } from '../portal-root.ts';
import { type Action, listActions } from './action-store.ts';
import { KeyCaps } from './key-caps.tsx';
import { matchAction } from './match-action.ts';

/** Everything that can be done now, to be found by its words. */
export default function ActionPalette({ onClose }: { onClose: () => void }) {
  const [groups] = useState(() => [...Map.groupBy(listActions(), ({ group }) => group)]);
  const opener = useRef(document.activeElement);
  const choose = (action: Action) => {
    onClose();
    // Once the dialog has given the focus back: the action may want it.
    setTimeout(action.run);
  };
  return (
    <Primitive.Root open onOpenChange={(open) => !open && onClose()}>
      <Primitive.Portal container={portalRoot()}>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-fade bg-[rgb(10_14_24/0.6)]" />
        <Primitive.Content
          aria-describedby={undefined}
          onCloseAutoFocus={() => {
            if (opener.current instanceof HTMLElement && document.activeElement === document.body)
              opener.current.focus();
          }}
          className="fixed top-[12dvh] left-1/2 z-50 w-[calc(100%-2rem)] max-w-xl -translate-x-1/2 overflow-hidden rounded-lg border border-line bg-sheet shadow-floating"
        >
          <Primitive.Title className="sr-only">Search actions</Primitive.Title>
          <Command
            loop
            label="Actions"
            filter={(_id, typed, [label = '', ...words] = []) => matchAction(label, words, typed)}
            className="flex max-h-[70dvh] flex-col"
          >
            <div className="flex items-center gap-3 border-line border-b px-4">
              <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
              <Command.Input
                placeholder="What would you like to do?"
                className="min-h-12 min-w-0 flex-1 bg-transparent text-body placeholder:text-muted focus:outline-none"
              />
            </div>
            <Command.List className="overflow-y-auto overscroll-contain p-2">
              <Command.Empty className="px-3 py-6 text-center text-muted text-small">
                Nothing of that name. Try another word.
              </Command.Empty>
              {groups.map(([group, actions]) => (
                <Command.Group
                  key={group}
                  heading={group}
                  className="mb-2 [&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:py-1.5 [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-caption [&_[cmdk-group-heading]]:text-muted"
                >
                  {actions.map((action) => (
                    <PaletteEntry key={action.id} action={action} onChoose={() => choose(action)} />
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}

function PaletteEntry({ action, onChoose }: { action: Action; onChoose: () => void }) {
  const { id, label, Icon, keys, words, disabled } = action;
  return (
    <Command.Item
      value={id}
      keywords={[label, ...(words ?? [])]}
      disabled={disabled ?? false}
      onSelect={onChoose}
      className="flex min-h-11 cursor-pointer items-center gap-3 rounded-sm px-3 text-small aria-disabled:cursor-default aria-disabled:text-muted aria-selected:bg-accent-soft aria-selected:text-accent"
    >
      {Icon ? <Icon aria-hidden="true" className="size-4.5 shrink-0" /> : <span className="w-4.5 shrink-0" />}
      <span className="min-w-0 flex-1 truncate font-medium">{label}</span>
      {keys && <KeyCaps keys={keys} />}
    </Command.Item>
  );
}
