import type { Asked, Usage } from './types.ts';

const TOKENS_PER_IMAGE = 258;
export const textTokens = (text: string) => Math.ceil(text.length / 4);

/** Four characters make a token and a picture is 258, so that a test can predict the numbers. */
export const countUsage = (asked: Asked, text: string): Usage => ({
  input: textTokens(asked.prompt) + asked.images.length * TOKENS_PER_IMAGE,
  output: textTokens(text),
  images: asked.images.length * TOKENS_PER_IMAGE,
});
