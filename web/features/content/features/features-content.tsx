import type { Feature } from '#contract/content/features.ts';
import type { Section } from '../data/outcome.ts';
import { SectionContent } from '../section-content.tsx';
import { SectionError } from '../section-error.tsx';
import { SectionLoading } from '../section-loading.tsx';
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
