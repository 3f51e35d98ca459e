import { implement } from '@orpc/server';
import type { About } from '#contract/content/about.ts';
import type { Banner } from '#contract/content/banner.ts';
import { contract } from '#contract/index.ts';
import { serve } from './network.ts';

const stamps = { version: 3, createdAt: '2026-11-01T09:30:00.000Z', updatedAt: '2026-11-02T09:30:00.000Z' };

export const aBanner = (own: Partial<Banner> = {}): Banner => ({
  isActive: true,
  highlightText: '',
  mainTitle: 'Pictures become pages',
  subTitle: '',
  description: '',
  buttonText: '',
  buttonLink: '',
  youtubeUrl: '',
  backgroundImage: '',
  ...stamps,
  ...own,
});

const block = (title: string): About['section1'] => ({
  isActive: true,
  subtitle: '',
  title,
  description: 'What it is.',
  features: [{ text: 'First' }, { text: 'Second' }],
  buttonText: '',
  buttonLink: '',
  images: [],
});

export const anAbout = (own: Partial<About> = {}): About => ({
  isActive: true,
  section1: block('Who we are'),
  section2: block('What we do'),
  ...stamps,
  ...own,
});

/** A section that nobody has saved yet has no versions. */
export const serveVersions = () => serve(implement(contract.content.listVersions).handler(() => []));
