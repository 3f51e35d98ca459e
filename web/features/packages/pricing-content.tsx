import type { CreditPackage } from '#contract/packages.ts';
import type { Section } from '#web/features/content/data/outcome.ts';
import { SectionContent } from '#web/features/content/section-content.tsx';
import { SectionError } from '#web/features/content/section-error.tsx';
import { SectionLoading } from '#web/features/content/section-loading.tsx';
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
