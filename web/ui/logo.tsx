import { Link } from 'react-router';
import { paths } from '#web/paths.ts';

/** Crop marks around an F: the mark of the house. */
export function LogoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true" className={className}>
      <path
        fill="none"
        stroke="currentColor"
        strokeWidth="2.5"
        d="M3.5 11V3.5H11M21 3.5h7.5V11M28.5 21v7.5H21M11 28.5H3.5V21"
      />
      <path fill="currentColor" d="M11 9.5h11V13h-7v2.6h5.8V19H15v5h-4z" />
    </svg>
  );
}

/** The logo; it leads home. `compact` leaves the word to assistive technology. */
export function Logo({ compact = false }: { compact?: boolean }) {
  return (
    <Link to={paths.home} className="inline-flex min-h-10 items-center gap-2.5 rounded-sm pr-1">
      <LogoMark className="size-8 shrink-0 text-accent" />
      <span className={compact ? 'sr-only' : 'font-bold text-title tracking-tight'}>Facsimile</span>
    </Link>
  );
}
