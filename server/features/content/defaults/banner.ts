import type { BannerFields } from '#contract/content/banner.ts';

export const defaultBanner: BannerFields = {
  isActive: true,
  highlightText: 'Picture in, page out',
  mainTitle: 'Turn a design into clean HTML and CSS.',
  subTitle: 'And see how faithful it is.',
  description:
    'Drop a screenshot or a mock-up. Facsimile reads its text, colours and layout, and writes a responsive page in Tailwind, Bootstrap or custom CSS.\nThen it measures the page against your picture and tells you, in figures, what is still different.',
  buttonText: 'Convert a design',
  buttonLink: '/user/generate-code',
  youtubeUrl: '',
  backgroundImage: '/site/banner.webp',
};
