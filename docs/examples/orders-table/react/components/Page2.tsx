export type Page2Props = {
  featured?: boolean;
  label: string;
};

export function Page2({ featured, label }: Page2Props) {
  return (
    <a
      className={
        featured
          ? 'inline-block rounded-lg bg-primary px-2.5 py-1 text-sm text-white hover:bg-primary-700 motion-safe:transition-colors lg:whitespace-nowrap'
          : 'inline-block rounded-lg border border-border px-2.5 py-1 text-sm text-text hover:bg-inverse/10 motion-safe:transition-colors lg:whitespace-nowrap'
      }
      href="#"
      aria-current={featured ? 'page' : undefined}
    >
      {label}
    </a>
  );
}
