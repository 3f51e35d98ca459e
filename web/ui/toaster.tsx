import { useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { Toaster as Sonner, toast } from 'sonner';
import { classNames } from './class-names.ts';

export type Toast = typeof toast;

const base =
  'flex w-full items-center gap-3 rounded-sm border border-l-4 px-4 py-3 text-small font-medium shadow-floating';

/** Its parts' effects run before its own: when `onReady` is called, no message is lost any more. */
function Toaster({ onReady }: { onReady: () => void }) {
  useEffect(onReady, [onReady]);
  return (
    <Sonner
      position="top-right"
      visibleToasts={20}
      style={{ fontFamily: 'inherit' }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast: classNames(base, 'border-line-strong bg-sheet text-ink'),
          success: 'border-success! bg-success-soft! text-success!',
          actionButton:
            'ml-auto min-h-10 cursor-pointer rounded-sm border border-current px-3 font-semibold hover:bg-sheet',
          error: 'border-danger! bg-danger-soft! text-danger!',
        },
      }}
    />
  );
}

/** Messages live in a root of their own: no page needs to render anything for them. */
export function mountToaster(): Promise<Toast> {
  const home = document.body.appendChild(document.createElement('div'));
  return new Promise((resolve) => createRoot(home).render(<Toaster onReady={() => resolve(toast)} />));
}
