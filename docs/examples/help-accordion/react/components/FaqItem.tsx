import type { ReactNode } from 'react';

export type FaqItemProps = {
  viewBox: string;
  icon: ReactNode;
  subheading: string;
  text: string;
};

export function FaqItem({ viewBox, icon, subheading, text }: FaqItemProps) {
  return (
    <details className="flex flex-col gap-3 rounded-2xl border border-info-200 bg-info-100 px-6 pt-5 pb-6" open>
      <summary className="flex flex-wrap items-center justify-between gap-4 text-heading">
        <span className="flex items-center gap-4">
          <svg className="size-icon shrink-0 text-info-650" aria-hidden="true" viewBox={viewBox}>
            {icon}
          </svg>
          <span className="font-semibold">{subheading}</span>
        </span>
        <svg className="size-3.5 shrink-0" aria-hidden="true" viewBox="-16 0 480 512">
          <path
            fill="currentColor"
            d="M201.4 137.4c12.5-12.5 32.8-12.5 45.3 0l160 160c12.5 12.5 12.5 32.8 0 45.3s-32.8 12.5-45.3 0L224 205.3L86.6 342.6c-12.5 12.5-32.8 12.5-45.3 0s-12.5-32.8 0-45.3l160-160z"
          />
        </svg>
      </summary>
      <p className="md:ml-8">{text}</p>
    </details>
  );
}
