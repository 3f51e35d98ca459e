import { X } from 'lucide-react';
import { Dialog as Primitive } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { focusHome } from './focus-home.ts';
import { portalRoot } from './portal-root.ts';

interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: string;
  children: ReactNode;
  wide?: boolean;
}

/** A window over the page. The keyboard begins at what is marked `data-first`, if anything is: `autoFocus` would come too soon. */
export function Dialog({ open, onOpenChange, title, description, children, wide = false }: DialogProps) {
  const opener = useRef<Element>(null);
  return (
    <Primitive.Root open={open} onOpenChange={onOpenChange}>
      <Primitive.Portal container={portalRoot()}>
        <Primitive.Overlay className="fixed inset-0 z-40 animate-fade bg-[rgb(10_14_24/0.6)]" />
        <Primitive.Content
          aria-describedby={description ? undefined : ''}
          onOpenAutoFocus={(event) => {
            opener.current = focusHome(document.activeElement);
            const first = event.currentTarget instanceof Element && event.currentTarget.querySelector('[data-first]');
            if (!(first instanceof HTMLElement)) return;
            event.preventDefault();
            first.focus();
          }}
          onCloseAutoFocus={() => {
            // Back to where the keyboard was, unless it has been sent on.
            if (opener.current instanceof HTMLElement && document.activeElement === document.body)
              opener.current.focus();
          }}
          className={classNames(
            'fixed top-1/2 left-1/2 z-50 grid max-h-[92dvh] w-[calc(100%-2rem)] -translate-x-1/2 -translate-y-1/2 grid-cols-1 grid-rows-[auto_minmax(0,1fr)] overflow-hidden rounded-lg border border-line bg-sheet shadow-floating',
            wide ? 'max-w-5xl' : 'max-w-md',
          )}
        >
          <div className="flex items-start justify-between gap-4 border-line border-b py-2 pr-2 pl-5">
            <div className="wrap-anywhere min-w-0 py-1.5">
              <Primitive.Title className="font-semibold text-body">{title}</Primitive.Title>
              {description && (
                <Primitive.Description className="mt-1 text-muted text-small">{description}</Primitive.Description>
              )}
            </div>
            <Primitive.Close asChild>
              <Button look="quiet" size="icon" aria-label="Close">
                <X aria-hidden="true" className="size-5" />
              </Button>
            </Primitive.Close>
          </div>
          <div className="overflow-auto p-5">{children}</div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
