import type { AboutBlock } from '#contract/content/about.ts';
import { Picture } from '#web/ui/picture.tsx';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { SafeLink } from './safe-link.tsx';

interface AboutSectionProps {
  block: AboutBlock;
  /** The picture on the other side: the second section of a page. */
  mirrored?: boolean;
  headingAs?: 'h1' | 'h2';
}

const OPENING = { loading: 'eager', fetchPriority: 'high' } as const;

export function AboutSection({ block, mirrored = false, headingAs }: AboutSectionProps) {
  if (!block.isActive) return null;
  const [image] = block.images;
  return (
    <section id={mirrored ? 'about-sec-2' : 'about-sec'} className="about" data-mirrored={mirrored || undefined}>
      <div className="section about-columns">
        <div className="about-picture crop-marks">
          <Picture
            src={image?.url ?? ''}
            fallback="/site/placeholder.webp"
            alt={image?.alt || 'Feature image'}
            width={960}
            height={720}
            // Under a page's own heading it is what the page opens with.
            {...(headingAs === 'h1' && OPENING)}
          />
        </div>
        <div>
          <SectionHeading label={block.subtitle || 'What We Do'} as={headingAs}>
            {block.title || 'Create your own AI business easily.'}
          </SectionHeading>
          <p className="whitespace-pre-line text-muted">{block.description}</p>
          <ul className="ticks">
            {block.features.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
          {block.buttonText && (
            <SafeLink href={block.buttonLink || '#'} className="button-secondary">
              {block.buttonText}
            </SafeLink>
          )}
        </div>
      </div>
    </section>
  );
}
