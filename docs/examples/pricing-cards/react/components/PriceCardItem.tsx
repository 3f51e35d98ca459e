import type { ReactNode } from 'react';

export type PriceCardItemProps = {
  icon: ReactNode;
  featured?: boolean;
  caption: string;
};

export function PriceCardItem({ icon, featured, caption }: PriceCardItemProps) {
  return (
    <li className="flex items-center gap-3.5">
      <svg className="size-3.5 shrink-0 text-green-600" aria-hidden="true" viewBox="2 1 14 14">
        {icon}
      </svg>
      <p className={`text-body whitespace-nowrap ${featured ? 'text-white' : ''}`}>{caption}</p>
    </li>
  );
}
