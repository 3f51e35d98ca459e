import type { Rewrite } from './clean-css.ts';

/** A light grey rectangle that takes any size: stands for a picture that nobody can supply. */
export const PLACEHOLDER =
  'data:image/svg+xml,%3Csvg%20xmlns=%22http://www.w3.org/2000/svg%22%20viewBox=%220%200%201%201%22%20preserveAspectRatio=%22none%22%3E%3Crect%20width=%221%22%20height=%221%22%20fill=%22%23d4d4d8%22/%3E%3C/svg%3E';

/** Models write `image-1`, and now and then `./images/image-1.png`. */
const TOKEN = /(?:^|\/)image-(\d+)(?:\.\w+)?$/;

/** Names the pictures in a model's code by their tokens; one that was never offered becomes the placeholder. */
export const toTokens =
  (known: ReadonlySet<string>): Rewrite =>
  (address) => {
    const token = TOKEN.exec(address)?.[1];
    return token && known.has(`image-${token}`) ? `image-${token}` : PLACEHOLDER;
  };

/** Puts the pictures in place of their tokens. */
export const toPictures =
  (pictures: ReadonlyMap<string, string>): Rewrite =>
  (address) =>
    address === PLACEHOLDER ? address : (pictures.get(address) ?? PLACEHOLDER);

/** Takes embedded pictures out of a page: each gets a token, and is collected to be put back afterwards. */
export function takeOutPictures(pictures: Map<string, string>): Rewrite {
  const tokens = new Map<string, string>();
  return (address) => {
    if (!address.startsWith('data:image/')) return address;
    const known = tokens.get(address);
    if (known) return known;
    const token = `image-${tokens.size + 1}`;
    tokens.set(address, token);
    pictures.set(token, address);
    return token;
  };
}
