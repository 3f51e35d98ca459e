import * as z from 'zod';
import { isSafeLink } from './safe-link.ts';

export { isSafeLink };

const LINK = 'Please enter a link that begins with https://, mailto:, tel:, / or #';
const PICTURE = 'Please enter a picture address that begins with https:// or /, or upload a picture';

/** A link, or nothing. */
export const link = z
  .string()
  .trim()
  .max(2000)
  .refine((text) => text === '' || isSafeLink(text), LINK);

/** The address of a picture, absolute or on this site, or nothing. */
export const pictureUrl = z
  .string()
  .trim()
  .max(2000)
  .refine((text) => text === '' || (isSafeLink(text) && /^(?:https?:\/\/|\/)/i.test(text)), PICTURE);
