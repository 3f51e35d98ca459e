import type { CreditPackage } from '#contract/packages.ts';
import type { Section } from '#web/data/outcome.ts';
import { SectionContent } from '#web/ui/section-content.tsx';
import { SectionError } from '#web/ui/section-error.tsx';
import { SectionLoading } from '#web/ui/section-loading.tsx';
import { PricingSection } from './pricing-section.tsx';

export function PricingContent({ section }: { section: Section<CreditPackage[]> }) {
  return (
    <SectionContent
      section={section}
      loading={<SectionLoading label="Loading..." />}
      failed={(message) => <SectionError message={message} />}
    >
      {(packages) => <PricingSection packages={packages} />}
    </SectionContent>
  );
}
