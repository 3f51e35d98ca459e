import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Avatar } from '#web/ui/avatar.tsx';

interface AccountButtonProps extends ComponentProps<'button'> {
  name: string;
  picture?: string | null | undefined;
}

/** Picture and name of who is signed in; it opens the account menu. */
export function AccountButton({ name, picture, ...rest }: AccountButtonProps) {
  return (
    <button
      type="button"
      className="flex min-h-10 max-w-56 items-center gap-2 rounded-sm border border-line-strong bg-sheet pr-2 pl-1.5 font-semibold text-small hover:border-ink"
      {...rest}
    >
      <Avatar url={picture} />
      <span className="truncate max-sm:sr-only">{name || 'Dashboard'}</span>
      <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-muted" />
    </button>
  );
}
