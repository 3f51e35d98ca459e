import sharp from 'sharp';

/**
 * A hand-held photo of a screen, straight on. `blur` is the lens (Gaussian, px), `noise` the sensor (standard deviation
 * in levels), `light` the share of brightness lost from the upper left to the lower right corner, `quality` JPEG's.
 */
export type Camera = { blur: number; noise: number; light: number; quality: number };

/** Degrades a picture as a camera does; the same bytes every time. */
export async function takePhoto(png: Uint8Array, { blur, noise, light, quality }: Camera): Promise<Uint8Array> {
  const { data, info } = await sharp(png).removeAlpha().blur(blur).raw().toBuffer({ resolveWithObject: true });
  const random = generator(20_261_122);
  const { width, height } = info;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const shade = 1 - light * 0.5 * (x / width + y / height);
      // Most sensor noise is common to the channels, because sensors resolve brightness better than colour.
      const common = noise * bell(random);
      for (let c = 0; c < 3; c++) data[at + c] = clamp(data[at + c] * shade + common + 0.35 * noise * bell(random));
    }
  }
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
}

const clamp = (value: number): number => Math.min(255, Math.max(0, Math.round(value)));

/** Mean 0, deviation 1, near enough to a normal distribution. */
const bell = (random: () => number): number => 2 * (random() + random() + random() - 1.5);

/** Mulberry32: 0..1, the same sequence for the same seed. */
function generator(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
