import { Menu, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { Link } from 'react-router';
import { useAccount } from '#web/features/accounts/use-account.ts';
import { Button } from '#web/ui/button.tsx';
import { Logo } from './logo.tsx';
import { SignedOutLinks } from './signed-out-links.tsx';
import { siteLinks } from './site-links.ts';
import { ThemeButton } from './theme-button.tsx';

/** The header's links on a narrow screen. */
export function SideMenu() {
  const { session } = useAccount();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Dialog.Root open={open} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>
        <Button look="quiet" size="icon" aria-label="Open menu" className="md:hidden">
          <Menu aria-hidden="true" className="size-5" />
        </Button>
      </Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade bg-[rgb(10_14_24/0.6)]" />
        <Dialog.Content
          aria-describedby={undefined}
          className="fixed inset-y-0 right-0 z-50 flex w-72 max-w-[85vw] flex-col gap-6 border-line border-l bg-sheet p-4 shadow-floating"
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
          <nav aria-label="Site">
            {siteLinks.map(({ to, label }) => (
              <Link
                key={to}
                to={to}
                onClick={close}
                className="flex min-h-12 items-center border-line border-b font-semibold"
              >
                {label}
              </Link>
            ))}
          </nav>
          <div className="flex items-center justify-between text-muted text-small sm:hidden">
            Theme
            <ThemeButton />
          </div>
          {!session && (
            <div className="grid gap-2">
              <SignedOutLinks size="large" onChoose={close} />
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
