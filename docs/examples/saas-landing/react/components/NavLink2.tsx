import type { ReactNode } from 'react';

export type NavLink2Props = {
  active?: boolean;
  icon: ReactNode;
  caption: string;
};

export function NavLink2({ active, icon, caption }: NavLink2Props) {
  return (
    <li
      className={
        active ? 'flex items-center gap-2.5 rounded-lg bg-indigo-100 p-2.5' : 'flex items-center gap-2.5 p-2.5'
      }
    >
      <svg
        className={active ? 'size-4 shrink-0 text-indigo-800' : 'size-4 shrink-0'}
        aria-hidden="true"
        viewBox="0 0 24 24"
      >
        {icon}
      </svg>
      <p className={active ? 'text-sm font-semibold whitespace-nowrap text-indigo-800' : 'text-sm whitespace-nowrap'}>
        {caption}
      </p>
    </li>
  );
}
