import type { Footer } from '#contract/content/footer.ts';
import type { Section } from '#web/data/outcome.ts';
import { SectionContent } from '#web/ui/section-content.tsx';
import { SectionError } from '#web/ui/section-error.tsx';
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
