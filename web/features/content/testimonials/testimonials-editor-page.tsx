import { useQuery } from '@tanstack/react-query';
import { api } from '#web/api.ts';
import { LoadedSection } from '../editor/loaded-section.tsx';
import { TestimonialsEditor } from './testimonials-editor.tsx';

export const meta = () => [{ title: 'Testimonials Section · Facsimile' }];

export default function TestimonialsEditorPage() {
  const query = useQuery(api.content.listTestimonials.queryOptions());
  return (
    <LoadedSection query={query} fallback="Failed to fetch testimonials">
      {(testimonials) => <TestimonialsEditor testimonials={testimonials} />}
    </LoadedSection>
  );
}
