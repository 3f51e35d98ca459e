import type { Testimonial } from '#contract/content/testimonials.ts';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { TestimonialSlide } from './testimonial-slide.tsx';

/** A row of reviews to scroll through; alive, it is a carousel (start-carousel.ts). Hidden when there is none. */
export function TestimonialsSection({ testimonials }: { testimonials: Testimonial[] }) {
  const active = testimonials.filter(({ isActive }) => isActive);
  if (active.length === 0) return null;
  return (
    <section id="testimonial-sec" className="reviews">
      <div className="section">
        <div className="reviews-head">
          <SectionHeading label="Testimonials">Reviews for Our Satisfied Clients</SectionHeading>
          <div className="reviews-controls">
            <button type="button" data-turn="pause" aria-label="Pause reviews" />
            <button type="button" data-turn="previous" aria-label="Previous review" />
            <button type="button" data-turn="next" aria-label="Next review" />
          </div>
        </div>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a row that scrolls has to be reached with the keyboard. */}
        <section className="reviews-row" aria-label="Reviews" tabIndex={0}>
          <ul>
            {active.map((testimonial) => (
              <TestimonialSlide key={testimonial._id} testimonial={testimonial} />
            ))}
          </ul>
        </section>
      </div>
    </section>
  );
}
