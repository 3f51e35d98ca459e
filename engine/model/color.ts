/** A colour packed as 0xRRGGBB. */
export type Rgb = number;
