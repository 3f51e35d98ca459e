import { lazy, Suspense, useRef } from 'react';
import type { Testimonial } from '#contract/content/testimonials.ts';
import { loadChunk } from '#web/load-chunk.ts';
import { SectionHeading } from '../section-heading.tsx';
import { useNear } from '../use-near.ts';
import { TestimonialSlide } from './testimonial-slide.tsx';

const CarouselControls = lazy(() => loadChunk(() => import('./carousel-controls.tsx')));

/** A row of reviews to scroll through; near the window it becomes a carousel. Hidden when there is none. */
export function TestimonialsSection({ testimonials }: { testimonials: Testimonial[] }) {
  const root = useRef<HTMLElement>(null);
  const near = useNear(root);
  const active = testimonials.filter(({ isActive }) => isActive);
  if (active.length === 0) return null;
  return (
    <section id="testimonial-sec" ref={root} className="reviews">
      <div className="section">
        <div className="reviews-head">
          <SectionHeading label="Testimonials">Reviews for Our Satisfied Clients</SectionHeading>
          <div className="reviews-controls">
            <Suspense>{near && <CarouselControls root={root} />}</Suspense>
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
