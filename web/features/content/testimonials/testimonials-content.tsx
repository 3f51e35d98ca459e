import type { Testimonial } from '#contract/content/testimonials.ts';
import type { Section } from '../data/outcome.ts';
import { SectionContent } from '../section-content.tsx';
import { SectionError } from '../section-error.tsx';
import { SectionLoading } from '../section-loading.tsx';
import { TestimonialsSection } from './testimonials-section.tsx';

export function TestimonialsContent({ section }: { section: Section<Testimonial[]> }) {
  return (
    <SectionContent
      section={section}
      loading={<SectionLoading label="Loading..." />}
      failed={(message) => <SectionError message={message} />}
    >
      {(testimonials) => <TestimonialsSection testimonials={testimonials} />}
    </SectionContent>
  );
}
