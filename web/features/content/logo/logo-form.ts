import * as z from 'zod';
import { pictureUrl } from '#contract/vocabulary/links.ts';

export const logoForm = z.object({
  logoUrl: pictureUrl.refine((url) => url !== '', 'Please enter a logo URL'),
});
export type LogoValues = z.infer<typeof logoForm>;
