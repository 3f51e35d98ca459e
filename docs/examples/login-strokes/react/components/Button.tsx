import type { ReactNode } from 'react';

export type ButtonProps = {
  icon: ReactNode;
  label: string;
};

export function Button({ icon, label }: ButtonProps) {
  return (
    <button
      className="flex items-center gap-2.5 rounded-field border border-slate-300 px-4 py-3 whitespace-nowrap hover:bg-inverse/10 motion-safe:transition-colors"
      type="button"
    >
      <svg className="size-4 shrink-0" aria-hidden="true" viewBox="0 0 24 24">
        {icon}
      </svg>
      <span className="text-sm font-semibold">{label}</span>
    </button>
  );
}
