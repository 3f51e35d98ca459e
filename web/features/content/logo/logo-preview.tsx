import type { Footer } from '#contract/content/footer.ts';
import { FooterLogo } from '#web/features/site/footer-logo.tsx';
import { SiteFooter } from '../footer/site-footer.tsx';

/** The two places of a public page that show the logo. */
export function LogoPreview({ footer }: { footer: Footer }) {
  return (
    <>
      <div className="border-line border-b bg-sheet px-6 py-3">
        <FooterLogo footer={footer} />
      </div>
      <SiteFooter footer={footer} />
    </>
  );
}
