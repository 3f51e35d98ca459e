export type PageLinkProps = {
  active?: boolean;
  label: string;
};

export function PageLink({ active, label }: PageLinkProps) {
  return (
    <a
      className={`inline-block rounded-lg px-2.5 py-1.5 text-sm whitespace-nowrap motion-safe:transition-colors ${active ? 'bg-primary text-white hover:bg-primary-hover' : 'border border-border text-text hover:bg-inverse/10'}`}
      href="#"
      aria-current={active ? 'page' : undefined}
    >
      {label}
    </a>
  );
}
