import sharp from 'sharp';

type Text = { text: string; x: number; y: number; size: number; color?: string; weight?: 'normal' | 'bold' };
/** `radius` (px) rounds the corners. */
type Box = { x: number; y: number; width: number; height: number; color: string; radius?: number };

/**
 * Draws boxes and lines of text on white; x and y (px) are their upper left corner. The process has no SVG reader (uploads
 * are refused that way), so text it is.
 */
export function draw(width: number, height: number, boxes: Box[], texts: Text[]): Promise<Buffer> {
  const background = { width, height, channels: 3 as const, background: '#ffffff' };
  return sharp({ create: background })
    .composite([
      ...boxes.map((box) => ({
        input: pixelsOf(box),
        raw: { width: box.width, height: box.height, channels: 4 as const },
        left: box.x,
        top: box.y,
      })),
      ...texts.map(({ text, x, y, size, color = '#222222', weight = 'normal' }) => ({
        input: {
          text: {
            text: `<span foreground="${color}" weight="${weight}">${text}</span>`,
            font: `Liberation Sans ${size}`,
            dpi: 72,
            rgba: true,
          },
        },
        left: x,
        top: y,
      })),
    ])
    .png()
    .toBuffer();
}

/** A box as RGBA; the edge of a rounded corner is as opaque as it covers its pixel. */
function pixelsOf({ width, height, color, radius = 0 }: Box): Buffer {
  const rgb = Buffer.from(color.slice(1), 'hex');
  const pixels = Buffer.alloc(width * height * 4);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const dx = Math.max(radius - x - 0.5, x + 0.5 - (width - radius), 0);
      const dy = Math.max(radius - y - 0.5, y + 0.5 - (height - radius), 0);
      const cover = Math.min(1, Math.max(0, radius - Math.hypot(dx, dy) + (radius > 0 ? 0.5 : 1)));
      pixels.set([...rgb, Math.round(255 * cover)], (y * width + x) * 4);
    }
  return pixels;
}

/** A small page with real words: a dark bar, a heading, a sentence, a button. */
export const aDesign = (): Promise<Buffer> =>
  draw(
    640,
    320,
    [
      { x: 0, y: 0, width: 640, height: 56, color: '#14324a' },
      { x: 24, y: 190, width: 150, height: 44, color: '#c2410c' },
    ],
    [
      { text: 'Harbour tours', x: 24, y: 18, size: 20, color: '#ffffff' },
      { text: 'See the city from the water', x: 24, y: 86, size: 28, color: '#14324a', weight: 'bold' },
      { text: 'Every boat leaves on the hour from the old pier.', x: 24, y: 138, size: 16, color: '#444444' },
      { text: 'Book a seat', x: 52, y: 205, size: 16, color: '#ffffff' },
    ],
  );

/** Many lines of text: takes the engine long enough to be interrupted. */
export const aLongDesign = (lines = 50): Promise<Buffer> =>
  draw(
    1000,
    lines * 30 + 80,
    [],
    Array.from({ length: lines }, (_, i) => ({
      text: `Line number ${i} speaks of timber, rope and weather at sea`,
      x: 40,
      y: 44 + i * 30,
      size: 17,
    })),
  );

/** A page that has those lines written in it, whatever they say. */
export const aDesignSaying = (lines: string[]): Promise<Buffer> =>
  draw(
    900,
    lines.length * 48 + 140,
    [{ x: 0, y: 0, width: 900, height: 56, color: '#14324a' }],
    [
      { text: 'Harbour tours', x: 24, y: 18, size: 20, color: '#ffffff' },
      ...lines.map((text, i) => ({ text, x: 24, y: 96 + i * 48, size: 20 })),
    ],
  );
