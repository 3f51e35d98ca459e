import type { AboutFields } from '#contract/content/about.ts';

export const defaultAbout: AboutFields = {
  isActive: true,
  section1: {
    isActive: true,
    subtitle: 'What We Do',
    title: 'We read a design the way a developer does.',
    description:
      'Facsimile finds the lines of text and the boxes around them, measures fonts, sizes and colours, works out what belongs together, and writes the page from that. No guessing from a similar picture: what you see in the code was measured in yours.',
    features: [
      { text: 'Text is read, with a confidence for every line' },
      { text: 'Palette and type scale come out as variables' },
      { text: 'Pictures are cut out and put where they were' },
      { text: 'The result is scored against the design, openly' },
    ],
    buttonText: 'See the plans',
    buttonLink: '/#pricing-sec',
    images: [
      { url: '/site/about-1.webp', alt: 'A design with the lines and regions that the engine found in it' },
      { url: '/site/about-2.webp', alt: 'One result at the widths of a desktop, a tablet and a phone' },
    ],
  },
  section2: {
    isActive: true,
    subtitle: 'How We Work',
    title: 'A figure for everything we claim.',
    description:
      'Each release is run on more than a hundred reference pages before it ships, and the scores are kept with the code: how much text was found, how far it moved, whether a colour is off, whether a page scrolls sideways on a phone. When a number falls, we know before you do.',
    features: [
      { text: 'Four scores for each result: block, text, position, colour' },
      { text: 'The same scores in Tailwind, Bootstrap and custom CSS' },
      { text: 'Your pictures and pages stay yours; delete them when you like' },
    ],
    buttonText: 'Ask us',
    buttonLink: '/contact',
    images: [
      { url: '/site/about-2.webp', alt: 'One result at the widths of a desktop, a tablet and a phone' },
      { url: '/site/about-1.webp', alt: 'A design with the lines and regions that the engine found in it' },
    ],
  },
};
