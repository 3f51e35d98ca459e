import { oc } from '@orpc/contract';
import * as z from 'zod';
import { answer } from '../vocabulary/answers.ts';
import { link, pictureUrl } from '../vocabulary/links.ts';
import { adminOnly, baseVersion, line, requiredLine, requiredText, saveErrors, stamps, tags } from './vocabulary.ts';

/** Number of images in a new section of the about page. */
export const ABOUT_IMAGES = 2;

export const aboutBlock = z.object({
  isActive: z.boolean().default(true),
  subtitle: line.default(''),
  title: requiredLine('Section titles are required'),
  description: requiredText('Description is required'),
  features: z
    .array(z.object({ text: requiredLine('Every feature needs a text') }))
    .min(1, 'At least one feature is required')
    .max(20),
  buttonText: line.default(''),
  buttonLink: link.default(''),
  images: z.array(z.object({ url: pictureUrl, alt: line })).max(6),
});
export type AboutBlock = z.infer<typeof aboutBlock>;

export const aboutFields = z.object({
  isActive: z.boolean().default(true),
  section1: aboutBlock,
  section2: aboutBlock,
});
export type AboutFields = z.infer<typeof aboutFields>;

/** A section as visitors and admins read it. For visitors, one that is switched off is empty. */
const shownBlock = z.object({
  isActive: z.boolean(),
  subtitle: z.string(),
  title: z.string(),
  description: z.string(),
  features: z.array(z.object({ text: z.string() })),
  buttonText: z.string(),
  buttonLink: z.string(),
  images: z.array(z.object({ url: z.string(), alt: z.string() })),
});

export const about = z.object({ isActive: z.boolean(), section1: shownBlock, section2: shownBlock, ...stamps });
export type About = z.infer<typeof about>;

const path = '/api/about-section';

export const aboutContract = {
  getAbout: oc
    .route({ method: 'GET', path, summary: 'The about sections; null for visitors while inactive', tags })
    .output(answer(about.nullable())),
  updateAbout: oc
    .route({ method: 'PUT', path, summary: 'Change the about sections (admin)', tags })
    .input(aboutFields.extend({ ...baseVersion, updatedAt: z.string().nullish() }))
    .output(answer(about))
    .errors(saveErrors),
  toggleAbout: oc
    .route({ method: 'PATCH', path: `${path}/toggle`, summary: 'Show or hide the about sections (admin)', tags })
    .output(answer(about))
    .errors(adminOnly),
  resetAbout: oc
    .route({ method: 'POST', path: `${path}/reset`, summary: 'The about sections as delivered (admin)', tags })
    .output(answer(about))
    .errors(adminOnly),
  deleteAbout: oc
    .route({
      method: 'DELETE',
      path,
      successStatus: 200,
      summary: 'Deactivate the about sections; their content stays (admin)',
      tags,
    })
    .output(answer(about))
    .errors(adminOnly),
};
