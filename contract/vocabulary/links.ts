import * as z from 'zod';
import { isSafeLink } from './safe-link.ts';

export { isSafeLink };

const LINK = 'Please enter a link that begins with https://, mailto:, tel:, / or #';
const PLACE = 'Please enter an address that begins with https:// or /';
const PICTURE = 'Please enter a picture address that begins with https:// or /, or upload a picture';

/** A link, or nothing. */
export const link = z
  .string()
  .trim()
  .max(2000)
  .refine((text) => text === '' || isSafeLink(text), LINK);

const isPlace = (text: string) => isSafeLink(text) && /^(?:https?:\/\/|\/)/i.test(text);

/** Address of a download: an http(s) address or a path on this site. */
export const place = z.string(PLACE).trim().max(2000).refine(isPlace, PLACE);

/** The address of a picture, absolute or on this site, or nothing. */
export const pictureUrl = z
  .string()
  .trim()
  .max(2000)
  .refine((text) => text === '' || isPlace(text), PICTURE);
