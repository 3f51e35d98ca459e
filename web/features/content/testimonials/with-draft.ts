import type * as z from 'zod';
import type { Testimonial, TestimonialFields, testimonialFields } from '#contract/content/testimonials.ts';

/** What the form of a testimonial holds. */
export type TestimonialDraft = z.input<typeof testimonialFields>;

export const newTestimonial: TestimonialFields = {
  quote: '',
  authorName: '',
  authorTitle: '',
  authorImage: '',
  isActive: true,
};

/** The testimonials as visitors would see them after a save: an edited one in its place, a new one at the end. */
export function withDraft(
  testimonials: readonly Testimonial[],
  draft: TestimonialDraft,
  editing: Testimonial | undefined,
): Testimonial[] {
  const begun = `${draft.quote}${draft.authorName}`.trim() !== '';
  const drawn = { ...newTestimonial, ...draft, _id: editing?._id ?? 'draft' };
  const list = editing
    ? testimonials.map((one) => (one._id === editing._id ? drawn : one))
    : [...testimonials, ...(begun ? [drawn] : [])];
  return list.filter(({ isActive }) => isActive);
}
