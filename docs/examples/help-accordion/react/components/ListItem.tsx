import type { ReactNode } from 'react';

export type ListItemProps = {
  hidden?: boolean;
  role?: boolean;
  label?: boolean;
  icon: ReactNode;
  text: string;
};

export function ListItem({ hidden, role, label, icon, text }: ListItemProps) {
  return (
    <article className="flex flex-col gap-2.5 rounded-2xl bg-white px-6 pt-6 pb-7 shadow-list-item">
      <div className="flex size-12 shrink-0 items-center justify-center self-center rounded-box-lg bg-indigo-50">
        <svg
          className="size-6 shrink-0 text-info-650"
          aria-hidden={hidden ? 'true' : undefined}
          viewBox="0 0 24 24"
          role={role ? 'img' : undefined}
          aria-label={label ? 'Account' : undefined}
        >
          {icon}
        </svg>
      </div>
      <p className="text-center font-semibold text-heading">{text}</p>
    </article>
  );
}
