export type FeatureProps = {
  hasImage?: boolean;
  hasIcon?: boolean;
  subheading: string;
  text: string;
};

export function Feature({ hasImage, hasIcon, subheading, text }: FeatureProps) {
  return (
    <div className="flex flex-col">
      <div className="flex size-11 shrink-0 items-center justify-center self-start rounded-xl bg-linear-135 from-accent-550 to-primary-450">
        {hasImage && (
          <img
            className="size-5 shrink-0"
            src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' preserveAspectRatio='none'%3E%3Crect width='1' height='1' fill='%23d4d4d8'/%3E%3C/svg%3E"
            alt=""
            width="20"
            height="20"
          />
        )}
        {hasIcon && (
          <svg className="size-6 shrink-0 text-white" aria-hidden="true" viewBox="0 0 24 24">
            <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
              <path d="M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z" />
              <path d="m9 12l2 2l4-4" />
            </g>
          </svg>
        )}
      </div>
      <h3 className="mt-5 text-lg font-bold text-slate-900">{subheading}</h3>
      <p className="mt-2 text-nav-link leading-6">{text}</p>
    </div>
  );
}
