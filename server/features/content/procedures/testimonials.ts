import { v7 as uuidv7 } from 'uuid';
import { answer } from '#server/platform/answer.ts';
import { admin, visitor } from '../calls.ts';
import { changeEntry, getEntry, removeEntry } from '../entries.ts';
import { canReadDrafts, testimonialMissing } from '../policy.ts';
import { saveSection } from '../save-section.ts';

const section = 'testimonials';

export const testimonialProcedures = {
  listTestimonials: visitor.content.listTestimonials.handler(async ({ context }) => {
    const testimonials = (await context.content.read(section)).document;
    const shown = canReadDrafts(context.user) ? testimonials : testimonials.filter(({ isActive }) => isActive);
    return answer(shown, 'Testimonials fetched successfully!');
  }),
  addTestimonial: admin.content.addTestimonial.handler(async ({ input, context }) => {
    const testimonial = { ...input, _id: uuidv7() };
    const change = { section, actor: context.user, action: 'saved' } as const;
    await saveSection(context, { ...change, next: (testimonials) => [...testimonials, testimonial] });
    return answer(testimonial, 'Testimonial created successfully!');
  }),
  updateTestimonial: admin.content.updateTestimonial.handler(async ({ input: { id, ...fields }, context }) => {
    const change = { section, actor: context.user, action: 'saved' } as const;
    const { document } = await saveSection(context, {
      ...change,
      next: (testimonials) => changeEntry(testimonials, id, () => ({ _id: id, ...fields }), testimonialMissing),
    });
    return answer(getEntry(document, id, testimonialMissing), 'Testimonial updated successfully!');
  }),
  deleteTestimonial: admin.content.deleteTestimonial.handler(async ({ input, context }) => {
    const change = { section, actor: context.user, action: 'deleted' } as const;
    await saveSection(context, { ...change, next: (entries) => removeEntry(entries, input.id, testimonialMissing) });
    return answer(null, 'Testimonial deleted successfully!');
  }),
  toggleTestimonial: admin.content.toggleTestimonial.handler(async ({ input: { id }, context }) => {
    const { document } = await saveSection(context, {
      section,
      actor: context.user,
      action: (entries) => (getEntry(entries, id, testimonialMissing).isActive ? 'activated' : 'deactivated'),
      next: (entries) =>
        changeEntry(entries, id, (entry) => ({ ...entry, isActive: !entry.isActive }), testimonialMissing),
    });
    const testimonial = getEntry(document, id, testimonialMissing);
    return answer(testimonial, `Testimonial ${testimonial.isActive ? 'activated' : 'deactivated'} successfully!`);
  }),
};
