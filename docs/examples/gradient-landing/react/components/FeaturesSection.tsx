import { Feature, type FeatureProps } from './Feature';

const features: FeatureProps[] = [
  {
    hasImage: true,
    title: 'Counts everything',
    text: 'Ten thousand readings a second, and never a lost one since the flood.',
  },
  {
    hasImage: true,
    title: 'Forgets on time',
    text: 'You say how long a number matters. After that it goes back to the sea.',
  },
  {
    hasIcon: true,
    title: 'Asks before sharing',
    text: 'Nothing leaves the pool without a key that you have turned yourself.',
  },
];

export function FeaturesSection() {
  return (
    <section className="mx-auto mt-section grid w-full max-w-page grid-cols-1 gap-7 px-4 sm:grid-cols-2 lg:grid-cols-3">
      {features.map((feature) => (
        <Feature key={feature.title} {...feature} />
      ))}
    </section>
  );
}
