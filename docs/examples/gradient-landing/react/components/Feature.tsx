export type FeatureProps = {
  hasImage?: boolean;
  hasIcon?: boolean;
  title: string;
  text: string;
};

export function Feature({ hasImage, hasIcon, title, text }: FeatureProps) {
  return (
    <article className="flex flex-col rounded-feature bg-linear-to-b from-indigo-50 to-white px-6 pt-8 pb-7 shadow-feature md:px-7">
      {hasImage && (
        <img
          className="size-icon shrink-0 self-start"
          src="data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' preserveAspectRatio='none'%3E%3Crect width='1' height='1' fill='%23d4d4d8'/%3E%3C/svg%3E"
          alt=""
          width="34"
          height="34"
        />
      )}
      {hasIcon && (
        <svg className="size-icon shrink-0 self-start text-primary" aria-hidden="true" viewBox="0 0 24 24">
          <path fill="currentColor" d="M12 1L3 5v6c0 5.55 3.84 10.74 9 12c5.16-1.26 9-6.45 9-12V5z" />
        </svg>
      )}
      <h2 className="mt-7 text-subtitle font-bold text-heading">{title}</h2>
      <p className="mt-1.5 text-body">{text}</p>
    </article>
  );
}
