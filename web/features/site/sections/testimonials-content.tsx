import type { Testimonial } from '#contract/content/testimonials.ts';
import type { Section } from '#web/data/outcome.ts';
import { SectionContent } from '#web/ui/section-content.tsx';
import { SectionError } from '#web/ui/section-error.tsx';
import { SectionLoading } from '#web/ui/section-loading.tsx';
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
