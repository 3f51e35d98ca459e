export type NavLinkProps = {
  active?: boolean;
  caption: string;
};

export function NavLink({ active, caption }: NavLinkProps) {
  return (
    <a
      className={`flex items-center gap-2.5 p-2.5 ${active ? 'rounded-lg bg-gray-800 text-white hover:bg-gray-700 motion-safe:transition-colors' : 'text-on-inverse hover:text-emerald-600'}`}
      href="#"
      aria-current={active ? 'page' : undefined}
    >
      <span className={`size-4 shrink-0 rounded-sm ${active ? 'bg-emerald-400' : 'bg-inverse'}`} />
      <span className="text-sm whitespace-nowrap">{caption}</span>
    </a>
  );
}
