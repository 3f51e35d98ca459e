import type { ReactNode } from 'react';

export type FeatureProps = {
  icon?: ReactNode;
  hasImage?: boolean;
  subheading: string;
  text: string;
};

export function Feature({ icon, hasImage, subheading, text }: FeatureProps) {
  return (
    <article className="flex flex-col">
      <div className="flex size-11 shrink-0 items-center justify-center self-start rounded-xl bg-linear-135 from-indigo-500 to-accent">
        {icon && (
          <svg className="size-6 shrink-0 text-white" aria-hidden="true" viewBox="0 0 24 24">
            {icon}
          </svg>
        )}
        {hasImage && (
          <img
            className="size-6 shrink-0"
            src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' preserveAspectRatio='none'%3E%3Crect width='1' height='1' fill='%23d4d4d8'/%3E%3C/svg%3E"
            alt=""
            width="24"
            height="24"
          />
        )}
      </div>
      <h3 className="mt-5 text-lg font-bold text-slate-900">{subheading}</h3>
      <p className="mt-2 text-body leading-6">{text}</p>
    </article>
  );
}
