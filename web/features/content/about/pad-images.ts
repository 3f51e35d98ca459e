import { ABOUT_IMAGES, type AboutBlock, type AboutFields } from '#contract/content/about.ts';

function padBlock(block: AboutBlock): AboutBlock {
  const missing = Math.max(0, ABOUT_IMAGES - block.images.length);
  return { ...block, images: [...block.images, ...Array.from({ length: missing }, () => ({ url: '', alt: '' }))] };
}

/** Both sections with room for two images each, also where fewer were saved. */
export const padImages = <About extends AboutFields>(about: About): About => ({
  ...about,
  section1: padBlock(about.section1),
  section2: padBlock(about.section2),
});
