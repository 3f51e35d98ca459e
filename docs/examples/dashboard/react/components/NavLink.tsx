export type NavLinkProps = {
  active?: boolean;
  caption: string;
};

export function NavLink({ active, caption }: NavLinkProps) {
  return (
    <a
      className={
        active
          ? 'flex items-center gap-2.5 rounded-lg bg-gray-800 p-2.5 text-gray-800 hover:bg-gray-700 motion-safe:transition-colors'
          : 'flex items-center gap-2.5 p-2.5 hover:text-primary'
      }
      href="#"
    >
      <span
        className={
          active
            ? 'size-4 shrink-0 rounded-sm bg-primary-400 whitespace-nowrap'
            : 'size-4 shrink-0 rounded-sm bg-inverse whitespace-nowrap'
        }
      />
      <span className={active ? 'text-sm whitespace-nowrap text-white' : 'text-sm whitespace-nowrap text-on-inverse'}>
        {caption}
      </span>
    </a>
  );
}
