import type { ReactNode } from 'react';

export type FeatureProps = {
  className: string;
  featured?: boolean;
  viewBox: string;
  icon: ReactNode;
  subheading: string;
  text?: string;
  endIcon: ReactNode;
};

export function Feature({ className, featured, viewBox, icon, subheading, text, endIcon }: FeatureProps) {
  return (
    <section className={`flex flex-col gap-4 rounded-2xl border lg:flex-row lg:gap-0 ${className}`}>
      <svg
        className={
          featured ? 'size-5 shrink-0 text-info-650 lg:mt-0.5 lg:ml-0.5' : 'size-5 shrink-0 text-info-650 lg:ml-0.5'
        }
        aria-hidden="true"
        viewBox={viewBox}
      >
        {icon}
      </svg>
      <div
        className={
          featured
            ? 'flex flex-col gap-2.5 lg:ml-4 lg:w-stack-space lg:shrink-0'
            : 'lg:ml-4 lg:w-stack-space lg:shrink-0'
        }
      >
        <h3 className="font-semibold text-heading">{subheading}</h3>
        {text && <p>{text}</p>}
      </div>
      <svg
        className={featured ? 'size-3.5 shrink-0 text-ink lg:mt-1.5 lg:ml-5' : 'size-3.5 shrink-0 text-ink lg:ml-5'}
        aria-hidden="true"
        viewBox="-16 0 480 512"
      >
        {endIcon}
      </svg>
    </section>
  );
}
