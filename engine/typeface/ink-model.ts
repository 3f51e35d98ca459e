/**
 * Anti-aliasing makes ink look wider and higher than the outline of its glyphs by about this many pixels, half of it on
 * each side: a pixel that the outline covers in part counts as ink. Whoever compares ink with metrics takes it off.
 */
export const BLEED_PX = 0.7;

/** Standard deviation of the height of a line's ink from what its font measures. */
export const HEIGHT_DEVIATION_PX = 1.1;

/** Advance of a character in monospaced fonts. */
export const MONOSPACE_ADVANCE_EM = 0.6;

/**
 * Ink of a text in full pixels at a type size, from its `ink` at size 1 (see `measureText`). In small type, hinting makes
 * strokes thicker than their outline: by 2 % for each pixel below 15.
 */
export const inkAtSize = (ink: number, size: number): number => ink * size * size * (1 + Math.max(0, 15 - size) * 0.02);
