import type { ReactNode } from 'react';

export type ListItemProps = {
  viewBox: string;
  icon: ReactNode;
  text: string;
};

export function ListItem({ viewBox, icon, text }: ListItemProps) {
  return (
    <div className="flex items-center gap-3">
      <svg className="size-5 shrink-0 text-slate-400" aria-hidden="true" viewBox={viewBox}>
        {icon}
      </svg>
      <p className="text-lg font-semibold whitespace-nowrap text-slate-400">{text}</p>
    </div>
  );
}
