import type { Testimonial } from '#contract/content/testimonials.ts';
import { Picture } from '#web/ui/picture.tsx';

export function TestimonialSlide({ testimonial }: { testimonial: Testimonial }) {
  const { quote, authorImage, authorName, authorTitle } = testimonial;
  return (
    <li>
      <figure className="review">
        <blockquote>{quote}</blockquote>
        <figcaption>
          <Picture src={authorImage} fallback="/site/avatar.webp" width={48} height={48} />
          <span>
            <b>{authorName || 'Anonymous'}</b>
            <span className="block text-muted">{authorTitle || 'User'}</span>
          </span>
        </figcaption>
      </figure>
    </li>
  );
}
