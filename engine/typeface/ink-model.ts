/**
 * Anti-aliasing makes ink look wider and higher than the outline of its glyphs by about this many pixels, half of it on
 * each side: a pixel that the outline covers in part counts as ink. Whoever compares ink with metrics takes it off.
 */
export const BLEED_PX = 0.7;
