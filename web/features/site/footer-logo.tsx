import { Link } from 'react-router';
import type { FooterFields } from '#contract/content/footer.ts';
import { paths } from '#web/paths.ts';
import { Logo } from '#web/ui/logo.tsx';
import { useFallback } from '#web/ui/use-fallback.ts';

/** The logo of the footer's data; our own drawn one while none is set, or when it cannot be loaded. It leads home. */
export function FooterLogo({ footer }: { footer: FooterFields }) {
  const url = footer.middleSection.logoUrl;
  const { isBroken, watch } = useFallback(url, '/favicon.svg');
  if (!url || isBroken) return <Logo />;
  return (
    <Link to={paths.home} className="inline-flex min-h-10 min-w-10 items-center">
      <img
        {...watch}
        src={url}
        alt={footer.topSection.logoText || 'Facsimile'}
        width="160"
        height="40"
        className="h-10 w-40 object-contain object-left"
      />
    </Link>
  );
}
