import type { ReactNode } from 'react';

export type IconButtonProps = {
  label: string;
  icon: ReactNode;
};

export function IconButton({ label, icon }: IconButtonProps) {
  return (
    <a
      className="flex size-10 shrink-0 items-center justify-center rounded-xl bg-info text-white hover:bg-info-hover motion-safe:transition-colors"
      href="#"
      aria-label={label}
    >
      <svg className="size-icon-sm shrink-0" aria-hidden="true" viewBox="0 0 24 24">
        {icon}
      </svg>
    </a>
  );
}
