import type { ReactNode } from 'react';

export type ButtonProps = {
  icon: ReactNode;
  title: string;
};

export function Button({ icon, title }: ButtonProps) {
  return (
    <button
      className="flex flex-1 items-center justify-center gap-2.5 rounded-field border border-slate-300 px-4 py-3 whitespace-nowrap text-text hover:bg-text/10 motion-safe:transition-colors"
      type="button"
    >
      <svg className="size-icon shrink-0" aria-hidden="true" viewBox="0 0 24 24">
        {icon}
      </svg>
      <span className="text-sm font-semibold whitespace-normal lg:whitespace-nowrap">{title}</span>
    </button>
  );
}
