import { oc } from '@orpc/contract';
import * as z from 'zod';
import { answer } from '../vocabulary/answers.ts';
import { errors } from '../vocabulary/errors.ts';
import { byId, recordId } from '../vocabulary/ids.ts';
import { pictureUrl } from '../vocabulary/links.ts';
import { adminOnly, requiredLine, requiredText, tags } from './vocabulary.ts';

export const MAX_TESTIMONIALS = 60;

export const testimonialFields = z.object({
  quote: requiredText('Quote is required').max(1000, 'Please keep this to 1000 characters'),
  authorName: requiredLine('Author name is required'),
  authorTitle: requiredLine('Author title is required'),
  authorImage: pictureUrl.default(''),
  isActive: z.boolean().default(true),
});
export type TestimonialFields = z.infer<typeof testimonialFields>;

export const testimonial = testimonialFields.extend({ _id: recordId });
export type Testimonial = z.infer<typeof testimonial>;

const path = '/api/testimonials';
const oneTestimonial = {
  ...adminOnly,
  NOT_FOUND: { ...errors.NOT_FOUND, message: 'This testimonial does not exist.' },
};

export const testimonialsContract = {
  listTestimonials: oc
    .route({ method: 'GET', path, summary: 'Testimonials; visitors get the active ones', tags })
    .output(answer(z.array(testimonial))),
  addTestimonial: oc
    .route({ method: 'POST', path, summary: 'Add a testimonial (admin)', tags })
    .input(testimonialFields)
    .output(answer(testimonial))
    .errors(adminOnly),
  updateTestimonial: oc
    .route({ method: 'PUT', path: `${path}/{id}`, summary: 'Change a testimonial (admin)', tags })
    .input(testimonialFields.extend(byId.shape))
    .output(answer(testimonial))
    .errors(oneTestimonial),
  deleteTestimonial: oc
    .route({
      method: 'DELETE',
      path: `${path}/{id}`,
      successStatus: 200,
      summary: 'Delete a testimonial (admin)',
      tags,
    })
    .input(byId)
    .output(answer(z.null()))
    .errors(oneTestimonial),
  toggleTestimonial: oc
    .route({ method: 'PATCH', path: `${path}/{id}/toggle`, summary: 'Show or hide a testimonial (admin)', tags })
    .input(byId)
    .output(answer(testimonial))
    .errors(oneTestimonial),
};
