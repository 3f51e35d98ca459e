import type { ReactNode } from 'react';

export type IconButtonProps = {
  label?: string;
  icon: ReactNode;
};

export function IconButton({ label, icon }: IconButtonProps) {
  return (
    <div className="flex size-9 shrink-0 items-center justify-center rounded-xl bg-info whitespace-nowrap">
      <svg
        className="size-4 shrink-0 text-white"
        role={label ? 'img' : undefined}
        aria-label={label}
        viewBox="0 0 24 24"
        aria-hidden={label ? undefined : 'true'}
      >
        {icon}
      </svg>
    </div>
  );
}
