import type { ReactNode } from 'react';

export type IconNavLinkProps = {
  active?: boolean;
  icon: ReactNode;
  caption: string;
};

export function IconNavLink({ active, icon, caption }: IconNavLinkProps) {
  return (
    <a
      className={
        active
          ? 'flex items-center gap-2.5 rounded-lg bg-indigo-100 p-2.5 text-text hover:bg-indigo-200 motion-safe:transition-colors'
          : 'flex items-center gap-2.5 p-2.5 hover:text-primary'
      }
      href="#"
    >
      <svg
        className={active ? 'size-4 shrink-0 text-indigo-800' : 'size-4 shrink-0'}
        aria-hidden="true"
        viewBox="0 0 24 24"
      >
        {icon}
      </svg>
      <span
        className={active ? 'text-sm font-semibold whitespace-nowrap text-indigo-800' : 'text-sm whitespace-nowrap'}
      >
        {caption}
      </span>
    </a>
  );
}
