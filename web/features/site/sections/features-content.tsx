import type { Feature } from '#contract/content/features.ts';
import type { Section } from '#web/data/outcome.ts';
import { SectionContent } from '#web/ui/section-content.tsx';
import { SectionError } from '#web/ui/section-error.tsx';
import { SectionLoading } from '#web/ui/section-loading.tsx';
import { FeaturesSection } from './features-section.tsx';

export function FeaturesContent({ section }: { section: Section<Feature[]> }) {
  return (
    <SectionContent
      section={section}
      loading={<SectionLoading label="Loading..." />}
      failed={(message) => <SectionError title="Error Loading Features" message={message} />}
    >
      {(features) => <FeaturesSection features={features} />}
    </SectionContent>
  );
}
