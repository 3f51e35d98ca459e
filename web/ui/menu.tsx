import { ExternalLink } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactNode;
  children: ReactNode;
}

/** Things to do behind a button. Neither modal nor in a portal: the page stays there for assistive technology. */
export function Menu({ trigger, children }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger asChild>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content
        align="end"
        sideOffset={6}
        collisionPadding={12}
        className="z-40 w-[min(19rem,calc(100vw-1.5rem))] animate-fade rounded-lg border border-line bg-sheet p-1.5 shadow-floating"
      >
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

export const MenuSeparator = () => <DropdownMenu.Separator className="my-1.5 border-line border-t" />;

interface MenuItemProps {
  onSelect: () => unknown;
  /** What comes of it. */
  hint: string;
  /** It opens a page of others. */
  leaves?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

export function MenuItem({ onSelect, hint, leaves = false, disabled = false, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      disabled={disabled}
      onSelect={() => void onSelect()}
      className="flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-1.5 text-small outline-none data-[disabled]:cursor-not-allowed data-[highlighted]:bg-accent-soft data-[disabled]:text-muted"
    >
      <span>
        <span className="block font-semibold">{children}</span>
        <span className="block text-caption text-muted">{hint}</span>
      </span>
      {leaves && <ExternalLink aria-hidden="true" className="size-4 shrink-0 text-muted" />}
    </DropdownMenu.Item>
  );
}
