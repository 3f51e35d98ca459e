import { Link } from 'react-router';
import { paths } from '#web/paths.ts';
import { FooterLogo } from './footer-logo.tsx';
import { useFooter } from './use-footer.ts';

interface SiteLogoProps {
  compact?: boolean;
  /** The areas say that the logo could not be loaded; public pages show our own then. */
  tellsFailure?: boolean;
}

/** The site's logo, wherever it stands. */
export function SiteLogo({ compact, tellsFailure = false }: SiteLogoProps) {
  const footer = useFooter();
  if (footer?.state !== 'error' || !tellsFailure)
    return <FooterLogo footer={footer?.state === 'loaded' ? footer.data : undefined} compact={compact} />;
  return (
    <Link
      to={paths.home}
      title={footer.message}
      className="inline-flex min-h-10 items-center font-semibold text-caption text-danger"
    >
      Logo Error
    </Link>
  );
}
