import type { ReactNode } from 'react';

export type ListItemProps = {
  icon: ReactNode;
  caption: string;
};

export function ListItem({ icon, caption }: ListItemProps) {
  return (
    <article className="flex flex-col gap-2.5 rounded-2xl bg-white px-6 pt-6 pb-7 shadow-list-item">
      <div className="flex size-12 shrink-0 items-center justify-center self-center rounded-full bg-indigo-50">
        <svg className="size-6 shrink-0 text-info-650" aria-hidden="true" viewBox="0 0 24 24">
          {icon}
        </svg>
      </div>
      <p className="text-center font-semibold text-heading">{caption}</p>
    </article>
  );
}
