import type { ReactNode } from 'react';

export type SideNavLinkProps = {
  active?: boolean;
  icon: ReactNode;
  caption: string;
};

export function SideNavLink({ active, icon, caption }: SideNavLinkProps) {
  return (
    <a
      className={`flex items-center gap-2.5 ${active ? 'rounded-lg bg-indigo-100 p-2.5 text-indigo-800 hover:bg-indigo-200 motion-safe:transition-colors' : 'px-3 py-2.5 hover:text-indigo-700'}`}
      href="#"
      aria-current={active ? 'page' : undefined}
    >
      <svg className="size-icon shrink-0" aria-hidden="true" viewBox="0 0 24 24">
        {icon}
      </svg>
      <span className={`text-sm whitespace-nowrap ${active ? 'font-semibold' : ''}`}>{caption}</span>
    </a>
  );
}
