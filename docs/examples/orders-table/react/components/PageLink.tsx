export type PageLinkProps = {
  active?: boolean;
  label: string;
};

export function PageLink({ active, label }: PageLinkProps) {
  return (
    <a
      className={
        active
          ? 'inline-block justify-center rounded-lg bg-primary px-2.5 py-1 text-center text-sm whitespace-nowrap text-white hover:bg-primary-700 motion-safe:transition-colors'
          : 'inline-block justify-center rounded-lg border border-border px-2.5 py-1 text-center text-sm whitespace-nowrap text-text hover:bg-inverse/10 motion-safe:transition-colors'
      }
      href="#"
      aria-current={active ? 'page' : undefined}
    >
      {label}
    </a>
  );
}
