import { useState } from 'react';
import { Link } from 'react-router';
import type { FooterFields } from '#contract/content/footer.ts';
import { paths } from '#web/paths.ts';
import { Logo } from './logo.tsx';

/** The logo of the footer's data; our own drawn one while none is set, or when it cannot be loaded. It leads home. */
export function FooterLogo({ footer }: { footer: FooterFields }) {
  const [failed, setFailed] = useState('');
  const url = footer.middleSection.logoUrl;
  if (!url || url === failed) return <Logo />;
  return (
    <Link to={paths.home} className="inline-flex min-h-10 min-w-10 items-center">
      <img
        // One that failed before the page was alive has already said so.
        ref={(image) => {
          if (image?.complete && image.currentSrc && image.naturalWidth === 0) setFailed(url);
        }}
        onError={() => setFailed(url)}
        src={url}
        data-fallback="/favicon.svg"
        alt={footer.topSection.logoText || 'Facsimile'}
        width="160"
        height="40"
        className="h-10 w-40 object-contain object-left"
      />
    </Link>
  );
}
