import { Menu, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Logo } from './logo.tsx';

interface MenuDrawerProps {
  /** The edge of the window that the drawer comes from. */
  side: 'left' | 'right';
  triggerClassName?: string;
  /** What the drawer holds; `close` is for links, which lead to another page under the open drawer. */
  children: (close: () => void) => ReactNode;
}

/** Narrow screens: a menu behind a button. */
export function MenuDrawer({ side, triggerClassName, children }: MenuDrawerProps) {
  const [open, setOpen] = useState(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button look="quiet" size="icon" aria-label="Open menu" className={triggerClassName}>
          <Menu aria-hidden="true" className="size-5" />
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-[rgb(10_14_24/0.6)]" />
        <Dialog.Content
          aria-describedby={undefined}
          className={classNames(
            'fixed inset-y-0 z-50 flex w-72 max-w-[85vw] flex-col border-line bg-sheet shadow-floating',
            side === 'left' ? 'left-0 gap-4 border-r p-3' : 'right-0 gap-6 border-l p-4',
          )}
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <div className="flex items-center justify-between">
            <Logo />
            <Dialog.Close asChild>
              <Button look="quiet" size="icon" aria-label="Close menu">
                <X aria-hidden="true" className="size-5" />
              </Button>
            </Dialog.Close>
          </div>
          {children(() => setOpen(false))}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
