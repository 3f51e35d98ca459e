import { Menu, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';

interface MenuDrawerProps {
  /** The edge of the window that the drawer comes from. */
  side: 'left' | 'right';
  triggerClassName?: string;
  logo: ReactNode;
  /** How much is new behind one of its entries. */
  news?: number;
  /** What the drawer holds; `close` is for links, which lead to another page under the open drawer. */
  children: (close: () => void) => ReactNode;
}

/** Narrow screens: a menu behind a button. The browser's own dialog keeps the focus inside, hears Esc and gives it back. */
export function MenuDrawer({ side, triggerClassName, logo, news = 0, children }: MenuDrawerProps) {
  const drawer = useRef<HTMLDialogElement>(null);
  const close = () => drawer.current?.close();
  return (
    <>
      <Button
        look="quiet"
        size="icon"
        aria-label={news > 0 ? `Open menu (${news} new)` : 'Open menu'}
        aria-haspopup="dialog"
        className={classNames('relative', triggerClassName)}
        onClick={() => drawer.current?.showModal()}
      >
        <Menu aria-hidden="true" className="size-5" />
        {news > 0 && (
          <span className="absolute top-1.5 right-1.5 size-2.5 rounded-full border-2 border-sheet bg-accent" />
        )}
      </Button>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Esc is the key for it. */}
      <dialog
        ref={drawer}
        aria-label="Menu"
        // Only a click on the backdrop has the dialog itself as its target: its content fills it.
        onClick={(event) => event.target === event.currentTarget && close()}
        className={classNames(
          'fixed inset-y-0 m-0 h-dvh max-h-none w-72 max-w-[85vw] overscroll-contain border-line bg-sheet text-ink shadow-floating backdrop:bg-[rgb(10_14_24/0.6)] open:animate-fade',
          side === 'left' ? 'right-auto left-0 border-r' : 'right-0 left-auto border-l',
        )}
      >
        <div className={classNames('flex min-h-full flex-col', side === 'left' ? 'gap-4 p-3' : 'gap-6 p-4')}>
          <div className="flex items-center justify-between">
            {logo}
            <Button look="quiet" size="icon" aria-label="Close menu" onClick={close}>
              <X aria-hidden="true" className="size-5" />
            </Button>
          </div>
          {children(close)}
        </div>
      </dialog>
    </>
  );
}
