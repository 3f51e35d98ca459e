import { Menu, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type ComponentType, useState } from 'react';
import { Logo } from '#web/features/site/logo.tsx';
import { ThemeButton } from '#web/features/site/theme-button.tsx';
import { Button } from '#web/ui/button.tsx';
import type { AreaNavProps } from './area-nav.tsx';

/** Narrow screens: the sidebar's entries behind a button. */
export function TopBar({ Nav }: { Nav: ComponentType<AreaNavProps> }) {
  const [open, setOpen] = useState(false);
  return (
    <header className="sticky top-0 z-30 flex h-14 items-center justify-between border-line border-b bg-sheet px-4 lg:hidden">
      <Logo />
      <div className="flex">
        <ThemeButton />
        <Dialog.Root open={open} onOpenChange={setOpen}>
          <Dialog.Trigger asChild>
            <Button look="quiet" size="icon" aria-label="Open menu">
              <Menu aria-hidden="true" className="size-5" />
            </Button>
          </Dialog.Trigger>
          <Dialog.Portal>
            <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-[rgb(10_14_24/0.6)]" />
            <Dialog.Content
              aria-describedby={undefined}
              className="fixed inset-y-0 left-0 z-50 flex w-72 max-w-[85vw] flex-col gap-4 border-line border-r bg-sheet p-3 shadow-floating"
            >
              <Dialog.Title className="sr-only">Menu</Dialog.Title>
              <div className="flex items-center justify-between pl-1">
                <Logo />
                <Dialog.Close asChild>
                  <Button look="quiet" size="icon" aria-label="Close menu">
                    <X aria-hidden="true" className="size-5" />
                  </Button>
                </Dialog.Close>
              </div>
              <Nav onChoose={() => setOpen(false)} />
            </Dialog.Content>
          </Dialog.Portal>
        </Dialog.Root>
      </div>
    </header>
  );
}
