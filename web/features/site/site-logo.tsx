import { useRouteLoaderData } from 'react-router';
import type { Footer } from '#contract/content/footer.ts';
import type { Section } from '#web/data/outcome.ts';
import { Logo } from '#web/ui/logo.tsx';
import { SectionContent } from '#web/ui/section-content.tsx';
import { FooterLogo } from './footer-logo.tsx';

/** The logo of public pages, out of what their layout has loaded; our own drawn one where that failed. */
export function SiteLogo() {
  const layout = useRouteLoaderData<{ sections: { footer: Section<Footer> } }>('features/site/site-layout');
  if (!layout) return <Logo />;
  return (
    <SectionContent section={layout.sections.footer} loading={<Logo />} failed={() => <Logo />}>
      {(footer) => <FooterLogo footer={footer} />}
    </SectionContent>
  );
}
