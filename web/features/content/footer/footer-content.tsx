import type { Footer } from '#contract/content/footer.ts';
import type { Section } from '../data/outcome.ts';
import { SectionContent } from '../section-content.tsx';
import { SectionError } from '../section-error.tsx';
import { SiteFooter } from './site-footer.tsx';

export function FooterContent({ section }: { section: Section<Footer> }) {
  return (
    <SectionContent
      section={section}
      loading={<div className="min-h-72" />}
      failed={(message) => <SectionError title="Error" message={message} />}
    >
      {(footer) => <SiteFooter footer={footer} />}
    </SectionContent>
  );
}
