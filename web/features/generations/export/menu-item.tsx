import { ExternalLink } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import type { ReactNode } from 'react';

interface MenuItemProps {
  onSelect: () => unknown;
  /** What comes of it. */
  hint: string;
  /** It opens a page of others. */
  leaves?: boolean;
  children: ReactNode;
}

export function MenuItem({ onSelect, hint, leaves = false, children }: MenuItemProps) {
  return (
    <DropdownMenu.Item
      onSelect={() => void onSelect()}
      className="flex min-h-10 cursor-pointer items-center justify-between gap-3 rounded-sm px-3 py-1.5 text-small outline-none data-[highlighted]:bg-accent-soft"
    >
      <span>
        <span className="block font-semibold">{children}</span>
        <span className="block text-caption text-muted">{hint}</span>
      </span>
      {leaves && <ExternalLink aria-hidden="true" className="size-4 shrink-0 text-muted" />}
    </DropdownMenu.Item>
  );
}
