import type { ReactNode } from 'react';

export type ListItemProps = {
  viewBox: string;
  icon: ReactNode;
  caption: string;
};

export function ListItem({ viewBox, icon, caption }: ListItemProps) {
  return (
    <div className="flex items-center gap-3 whitespace-nowrap">
      <svg className="size-icon-lg shrink-0 text-slate-400" aria-hidden="true" viewBox={viewBox}>
        {icon}
      </svg>
      <p className="text-lg font-semibold text-slate-400">{caption}</p>
    </div>
  );
}
