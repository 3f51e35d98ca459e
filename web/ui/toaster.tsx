import { Toaster as Sonner } from 'sonner';
import { classNames } from './class-names.ts';

const base =
  'flex w-full items-center gap-3 rounded-sm border border-l-4 px-4 py-3 text-small font-medium shadow-floating';

/** At most 20 messages are held. Their durations are set in toast.ts. */
export function Toaster() {
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
          error: 'border-danger! bg-danger-soft! text-danger!',
        },
      }}
    />
  );
}
