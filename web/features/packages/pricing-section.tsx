import type { CreditPackage } from '#contract/packages.ts';
import { SectionHeading } from '#web/ui/section-heading.tsx';
import { PackageCard } from './package-card.tsx';

const SHOWN = 3;

export function PricingSection({ packages }: { packages: CreditPackage[] }) {
  return (
    <section id="pricing-sec" className="section">
      <SectionHeading label="Pricing Plan">Personalized Pricing Plans Suited to You.</SectionHeading>
      {packages.length === 0 ? (
        <p className="py-10 text-muted">No packages available. Please add packages to display.</p>
      ) : (
        <ul className="packages">
          {packages.slice(0, SHOWN).map((pack, index) => (
            <PackageCard key={pack._id} pack={pack} index={index} headingAs="h3" />
          ))}
        </ul>
      )}
    </section>
  );
}
