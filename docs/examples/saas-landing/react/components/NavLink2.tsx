import type { ReactNode } from 'react';

export type NavLink2Props = {
  active?: boolean;
  icon: ReactNode;
  text: string;
};

export function NavLink2({ active, icon, text }: NavLink2Props) {
  return (
    <li
      className={
        active
          ? 'flex w-full max-w-nav-link items-center gap-2.5 rounded-lg bg-indigo-100 py-2.5 pr-2 pl-0.5'
          : 'mt-5 flex items-center gap-2.5'
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
        {text}
      </p>
    </li>
  );
}
