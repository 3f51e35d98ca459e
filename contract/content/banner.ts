import { oc } from '@orpc/contract';
import * as z from 'zod';
import { answer } from '../vocabulary/answers.ts';
import { instant } from '../vocabulary/dates.ts';
import { link, pictureUrl } from '../vocabulary/links.ts';
import { youtubeVideoId } from '../vocabulary/video.ts';
import { adminOnly, baseVersion, line, requiredLine, saveErrors, stamps, tags, text } from './vocabulary.ts';

const IMAGE_URL = 'Please enter a valid image URL (jpg, jpeg, png, gif, webp)';
const YOUTUBE_URL = 'Please enter a valid YouTube URL';

/** Whether the path of an address ends like that of a picture. */
const namesPicture = (address: string) => /\.(?:jpe?g|png|gif|webp)(?:[?#].*)?$/i.test(address);

/** The banner as an admin writes it. `description`: line breaks make paragraphs. */
export const bannerFields = z.object({
  isActive: z.boolean().default(true),
  highlightText: line.default(''),
  mainTitle: requiredLine('Main title is required'),
  subTitle: line.default(''),
  description: text.default(''),
  buttonText: line.default(''),
  buttonLink: link.default(''),
  youtubeUrl: z
    .string()
    .trim()
    .max(500)
    .refine((url) => url === '' || youtubeVideoId(url) !== null, YOUTUBE_URL)
    .default(''),
  backgroundImage: pictureUrl.refine((url) => url === '' || namesPicture(url), IMAGE_URL).default(''),
});
export type BannerFields = z.infer<typeof bannerFields>;

export const banner = bannerFields.extend(stamps);
export type Banner = z.infer<typeof banner>;

export const bannerStats = z.object({
  isActive: z.boolean(),
  hasYoutubeVideo: z.boolean(),
  hasBackgroundImage: z.boolean(),
  lastUpdated: instant.nullable(),
});
export type BannerStats = z.infer<typeof bannerStats>;

const path = '/api/banner-section';

export const bannerContract = {
  getBanner: oc
    .route({ method: 'GET', path, summary: 'The banner; null for visitors while it is inactive', tags })
    .output(answer(banner.nullable())),
  getBannerStats: oc
    .route({ method: 'GET', path: `${path}/stats`, summary: 'What the banner holds (admin)', tags })
    .output(answer(bannerStats))
    .errors(adminOnly),
  updateBanner: oc
    .route({ method: 'PUT', path, summary: 'Change the banner (admin)', tags })
    .input(bannerFields.extend(baseVersion))
    .output(answer(banner))
    .errors(saveErrors),
  toggleBanner: oc
    .route({ method: 'PATCH', path: `${path}/toggle`, summary: 'Show or hide the banner (admin)', tags })
    .output(answer(banner))
    .errors(adminOnly),
  resetBanner: oc
    .route({ method: 'POST', path: `${path}/reset`, summary: 'The banner as delivered (admin)', tags })
    .output(answer(banner))
    .errors(adminOnly),
  deleteBanner: oc
    .route({
      method: 'DELETE',
      path,
      successStatus: 200,
      summary: 'Deactivate the banner; its content stays (admin)',
      tags,
    })
    .output(answer(banner))
    .errors(adminOnly),
};
