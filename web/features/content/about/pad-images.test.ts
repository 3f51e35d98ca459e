import { expect, test } from 'vitest';
import type { AboutBlock } from '#contract/content/about.ts';
import { padImages } from './pad-images.ts';

const block = (images: AboutBlock['images']): AboutBlock => ({
  isActive: true,
  subtitle: '',
  title: 'Title',
  description: 'Text',
  features: [{ text: 'One' }],
  buttonText: '',
  buttonLink: '',
  images,
});
const image = { url: '/a.png', alt: 'A' };

test('each section gets room for two images, and keeps those it has', () => {
  const about = padImages({ isActive: true, section1: block([image]), section2: block([image, image, image]) });
  expect(about.section1.images).toEqual([image, { url: '', alt: '' }]);
  expect(about.section2.images).toHaveLength(3);
});
