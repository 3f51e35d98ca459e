import { Feature, type FeatureProps } from './Feature';

const features: FeatureProps[] = [
  {
    icon: (
      <path
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeLinejoin="round"
        strokeWidth="2"
        d="M3 7V5a2 2 0 0 1 2-2h2m10 0h2a2 2 0 0 1 2 2v2m0 10v2a2 2 0 0 1-2 2h-2M7 21H5a2 2 0 0 1-2-2v-2m4-5h10"
      />
    ),
    subheading: 'Reads any receipt',
    text: 'Crumpled, faded or photographed in a taxi: totals, tax and supplier are found in about two seconds.',
  },
  {
    icon: (
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        <circle cx="18" cy="18" r="3" />
        <circle cx="6" cy="6" r="3" />
        <path d="M6 21V9a9 9 0 0 0 9 9" />
      </g>
    ),
    subheading: 'Matches by itself',
    text: 'Bank lines meet their invoices overnight. You only see the few that need a human eye.',
  },
  {
    icon: (
      <g fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2">
        <path d="M20 13c0 5-3.5 7.5-7.66 8.95a1 1 0 0 1-.67-.01C7.5 20.5 4 18 4 13V6a1 1 0 0 1 1-1c2 0 4.5-1.2 6.24-2.72a1.17 1.17 0 0 1 1.52 0C14.51 3.81 17 5 19 5a1 1 0 0 1 1 1z" />
        <path d="m9 12l2 2l4-4" />
      </g>
    ),
    subheading: 'Keeps auditors calm',
    text: 'Every change has a name, a time and a reason, and nothing is ever deleted for good.',
  },
];

export function FeaturesSection() {
  return (
    <section className="mx-auto mt-section grid w-full max-w-6xl grid-cols-1 gap-6 px-4 sm:grid-cols-2 lg:grid-cols-3">
      {features.map((feature) => (
        <Feature key={feature.subheading} {...feature} />
      ))}
    </section>
  );
}
