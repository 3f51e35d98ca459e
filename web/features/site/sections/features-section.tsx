import type { Feature } from '#contract/content/features.ts';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { Icon } from './icon.tsx';
import { SafeLink } from './safe-link.tsx';

const FADE_STEP_SECONDS = 0.1;

/** The active features, numbered like the parts of a drawing. Hidden when there is none. */
export function FeaturesSection({ features }: { features: Feature[] }) {
  const active = features.filter(({ isActive }) => isActive);
  if (active.length === 0) return null;
  return (
    <section className="section">
      <SectionHeading label="Popular Features">Explore Our Features</SectionHeading>
      <ol className="parts graph-paper">
        {active.map(({ _id, title, description, icon, link }, index) => (
          <li key={_id} style={{ animationDelay: `${index * FADE_STEP_SECONDS}s` }}>
            <span aria-hidden="true" className="part-number">
              {String(index + 1).padStart(2, '0')}
            </span>
            <Icon icon={icon} />
            <h3 className="text-title">
              <SafeLink href={link}>{title}</SafeLink>
            </h3>
            <p>{description}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
