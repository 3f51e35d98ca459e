import type { ReactNode } from 'react';

export type ButtonProps = {
  className: string;
  icon: ReactNode;
  caption: string;
};

export function Button({ className, icon, caption }: ButtonProps) {
  return (
    <button
      className={`flex items-center gap-2.5 rounded-field border border-slate-300 py-3 whitespace-nowrap hover:bg-inverse/10 motion-safe:transition-colors ${className}`}
      type="button"
    >
      <svg className="size-4 shrink-0" aria-hidden="true" viewBox="0 0 24 24">
        {icon}
      </svg>
      <span className="text-sm font-semibold whitespace-normal lg:whitespace-nowrap">{caption}</span>
    </button>
  );
}
