import type { ReactNode } from 'react';

export type FeatureProps = {
  icon: ReactNode;
  subheading: string;
  text: string;
};

export function Feature({ icon, subheading, text }: FeatureProps) {
  return (
    <article className="flex flex-col">
      <div className="flex size-11 shrink-0 items-center justify-center self-start rounded-xl bg-linear-135 from-indigo-500 to-accent">
        <svg className="size-6 shrink-0 text-white" aria-hidden="true" viewBox="0 0 24 24">
          {icon}
        </svg>
      </div>
      <h3 className="mt-5 text-lg font-bold text-slate-900">{subheading}</h3>
      <p className="mt-1.5 text-body leading-6">{text}</p>
    </article>
  );
}
