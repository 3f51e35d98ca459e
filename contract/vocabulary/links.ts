import * as z from 'zod';

/**
 * True for what a link of the public site may lead to: http(s), mailto, tel, or a place on this site (`/about`,
 * `#pricing-sec`, `?page=2`). Everything else (`javascript:`, `data:`, `//host`) is refused.
 */
export function isSafeLink(text: string): boolean {
  // Browsers drop tabs and line breaks inside an address and read `\` as `/`.
  if (/[\s\\]/.test(text)) return false;
  if (/^(?:#|\?|\/(?!\/))/.test(text)) return true;
  if (/^(?:mailto|tel):[^/]/i.test(text)) return true;
  return /^https?:\/\//i.test(text) && URL.canParse(text);
}

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
