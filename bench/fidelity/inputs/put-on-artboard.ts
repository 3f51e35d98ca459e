import sharp from 'sharp';

/** The plain ground that a design tool exports around a frame; the margin is in CSS pixels, the colour `#rrggbb`. */
export type Artboard = { margin: number; color: string };

/** The picture with the artboard around it. The reference is still the page alone. */
export function putOnArtboard(png: Uint8Array, { margin, color }: Artboard, scale: number): Promise<Uint8Array> {
  const side = Math.round(margin * scale);
  return sharp(png).extend({ top: side, right: side, bottom: side, left: side, background: color }).png().toBuffer();
}
