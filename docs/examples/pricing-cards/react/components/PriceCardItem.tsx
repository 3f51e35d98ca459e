import type { ReactNode } from 'react';

export type PriceCardItemProps = {
  icon: ReactNode;
  captionClassName: string;
  caption: string;
};

export function PriceCardItem({ icon, captionClassName, caption }: PriceCardItemProps) {
  return (
    <li className="flex items-center gap-3.5">
      <svg className="size-3.5 shrink-0 text-success" aria-hidden="true" viewBox="2 1 14 14">
        {icon}
      </svg>
      <p className={captionClassName}>{caption}</p>
    </li>
  );
}
