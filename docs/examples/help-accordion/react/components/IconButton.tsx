import type { ReactNode } from 'react';

export type IconButtonProps = {
  role?: boolean;
  label?: boolean;
  hidden?: boolean;
  icon: ReactNode;
};

export function IconButton({ role, label, hidden, icon }: IconButtonProps) {
  return (
    <div className="flex size-9 shrink-0 items-center justify-center rounded-xl bg-info">
      <svg
        className="size-4 shrink-0 text-white"
        role={role ? 'img' : undefined}
        aria-label={label ? 'Mail' : undefined}
        viewBox="0 0 24 24"
        aria-hidden={hidden ? 'true' : undefined}
      >
        {icon}
      </svg>
    </div>
  );
}
