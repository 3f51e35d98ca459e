import type { ReactNode } from 'react';

export type IconFaqItemProps = {
  viewBox: string;
  icon: ReactNode;
  subheading: string;
};

export function IconFaqItem({ viewBox, icon, subheading }: IconFaqItemProps) {
  return (
    <summary className="block rounded-2xl border border-border px-5 pt-5 pb-6 text-heading hover:bg-heading/10 motion-safe:transition-colors">
      <span className="flex flex-wrap items-center justify-between gap-4">
        <span className="flex items-center gap-4">
          <svg className="size-icon shrink-0 text-info-650" aria-hidden="true" viewBox={viewBox}>
            {icon}
          </svg>
          <span className="font-semibold">{subheading}</span>
        </span>
        <svg className="size-3.5 shrink-0" aria-hidden="true" viewBox="-16 0 480 512">
          <path
            fill="currentColor"
            d="M201.4 374.6c12.5 12.5 32.8 12.5 45.3 0l160-160c12.5-12.5 12.5-32.8 0-45.3s-32.8-12.5-45.3 0L224 306.7L86.6 169.4c-12.5-12.5-32.8-12.5-45.3 0s-12.5 32.8 0 45.3l160 160z"
          />
        </svg>
      </span>
    </summary>
  );
}
