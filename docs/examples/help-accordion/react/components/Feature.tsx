import type { ReactNode } from 'react';

export type FeatureProps = {
  featured?: boolean;
  viewBox: string;
  icon: ReactNode;
  subheading?: string;
  text?: string;
  subheading2?: string;
  icon2: ReactNode;
};

export function Feature({ featured, viewBox, icon, subheading, text, subheading2, icon2 }: FeatureProps) {
  return (
    <section
      className={
        featured
          ? 'flex items-center gap-3.5 rounded-2xl border border-info-200 bg-info-100 p-5'
          : 'flex items-center gap-3.5 rounded-2xl border border-border p-5'
      }
    >
      <svg className="size-5 shrink-0 text-info-650" aria-hidden="true" viewBox={viewBox}>
        {icon}
      </svg>
      {subheading && (
        <div className="flex w-stack-space shrink-0 flex-col gap-2.5">
          <h3 className="font-semibold text-heading">{subheading}</h3>
          <p className="leading-normal">{text}</p>
        </div>
      )}
      {subheading2 && <h3 className="w-stack-space shrink-0 font-semibold text-heading">{subheading2}</h3>}
      <svg className="ml-auto size-3.5 shrink-0 text-text-lg" aria-hidden="true" viewBox="-16 0 480 512">
        {icon2}
      </svg>
    </section>
  );
}
