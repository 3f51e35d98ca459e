import type { Testimonial } from '#contract/content/testimonials.ts';

const id = (n: number) => `019a9c00-0000-7000-8000-00000000020${n}`;

// Nobody has reviewed a service that starts today: these say that they are samples until the owner puts in real ones.
const samples = [
  [
    'I dropped in a pricing page and had it as Tailwind before my coffee was ready. The panel told me that one heading sat two pixels low, so I knew where to look.',
    'Sample review',
    'Front-end developer',
  ],
  [
    'What sold it to the team was the score. We set a line at 95 and review only what falls below it.',
    'Sample review',
    'Design lead',
  ],
  [
    'It runs on our own machine without any key. Our client’s designs never leave the building.',
    'Sample review',
    'Agency owner',
  ],
  [
    'The HTML has headings, lists and labels where they belong. I changed the variables at the top and the theme was ours.',
    'Sample review',
    'Web developer',
  ],
] as const;

export const defaultTestimonials: Testimonial[] = samples.map(([quote, authorName, authorTitle], index) => ({
  _id: id(index),
  quote,
  authorName,
  authorTitle,
  authorImage: `/site/avatar-${index + 1}.webp`,
  isActive: true,
}));
