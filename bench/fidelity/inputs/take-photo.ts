import sharp from 'sharp';
import type { Point, Quad } from '#engine/preprocess/photo/line.ts';
import { toPlane } from '#engine/preprocess/photo/projection.ts';

/**
 * A hand-held photo of a screen. `blur` is the lens (Gaussian, px), `noise` the sensor (standard deviation in levels),
 * `light` the share of brightness lost from the upper left to the lower right corner, `quality` JPEG's. `pose`: how the
 * screen lies in the photo; without it the photo is the screen, pixel by pixel.
 */
export type Camera = { blur: number; noise: number; light: number; quality: number; pose?: Pose };

/**
 * `zoom`: pixels of the photo a pixel of the screen, in its middle. `turn`: by how many degrees the camera looks from the left,
 * from above and leans. `surround`: the room that is seen on each side of the screen, as a share of its width. `moire`: levels
 * of the bands between the two grids.
 */
export type Pose = { zoom: number; turn: readonly [number, number, number]; surround: number; moire: number };

type Photo = { width: number; height: number; data: Uint8Array };

/** Degrades a picture as a camera does; the same bytes every time. */
export async function takePhoto(png: Uint8Array, { blur, noise, light, quality, pose }: Camera): Promise<Uint8Array> {
  const decoded = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const screen = { width: decoded.info.width, height: decoded.info.height, data: decoded.data };
  const { width, height, data: sharpData } = pose ? standBefore(screen, pose) : screen;
  const raw = { width, height, channels: 3 as const };
  const data = await sharp(sharpData, { raw }).blur(blur).raw().toBuffer();
  const random = generator(20_261_122);
  const moire = pose?.moire ?? 0;
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 3) {
      const shade = 1 - light * 0.5 * (x / width + y / height);
      // Most sensor noise is common to the channels, because sensors resolve brightness better than colour.
      const common = noise * bell(random);
      for (let c = 0; c < 3; c++) {
        const band = moire === 0 ? 0 : moire * Math.sin(0.11 * x + 0.043 * y + c) * Math.sin(0.037 * x - 0.09 * y);
        data[at + c] = clamp(data[at + c] * shade + band + common + 0.35 * noise * bell(random));
      }
    }
  }
  return sharp(data, { raw }).jpeg({ quality }).toBuffer();
}

/** Width of the black edge around the glass, as a share of the screen's width. */
const BEZEL = 0.012;
/** How far away the camera is, in lengths of the screen's longer side. */
const DISTANCE = 1.1;

/** Where the corners of a turned screen are seen, from the upper left one clockwise, around the middle of the photo. */
function cornersOf({ width, height }: Pick<Photo, 'width' | 'height'>, { zoom, turn }: Pose): Point[] {
  const [yaw, pitch, roll] = turn.map((degrees) => (degrees * Math.PI) / 180);
  const distance = DISTANCE * Math.max(width, height);
  return [
    [-width / 2, -height / 2],
    [width / 2, -height / 2],
    [width / 2, height / 2],
    [-width / 2, height / 2],
  ].map(([u, v]) => {
    const [x, depth] = [u * Math.cos(yaw), u * Math.sin(yaw)];
    const [y, z] = [v * Math.cos(pitch) - depth * Math.sin(pitch), v * Math.sin(pitch) + depth * Math.cos(pitch)];
    const scale = (zoom * distance) / (distance + z);
    return {
      x: scale * (x * Math.cos(roll) - y * Math.sin(roll)),
      y: scale * (x * Math.sin(roll) + y * Math.cos(roll)),
    };
  });
}

/** The screen seen at an angle, with what is around it; bilinear. */
function standBefore({ width, height, data }: Photo, pose: Pose): Photo {
  const seen = cornersOf({ width, height }, pose);
  const room = Math.round(pose.surround * width * pose.zoom);
  const [xs, ys] = [seen.map(({ x }) => x), seen.map(({ y }) => y)];
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  const size = {
    width: Math.round(Math.max(...xs) + room - left),
    height: Math.round(Math.max(...ys) + room - top),
  };
  const corners = seen.map(({ x, y }) => ({ x: x - left, y: y - top })) as unknown as Quad;
  const toScreen = toPlane(corners, { width, height });
  const photo = new Uint8Array(size.width * size.height * 3);
  const edge = BEZEL * width;
  for (let y = 0, out = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++, out += 3) {
      const at = toScreen({ x: x + 0.5, y: y + 0.5 });
      const [u, v] = [at.x - 0.5, at.y - 0.5];
      const off = Math.max(-u, -v, u - width + 1, v - height + 1);
      if (off > 0.5) {
        const desk = off > edge ? 0.5 + (0.3 * y) / size.height : 0;
        for (let c = 0; c < 3; c++) photo[out + c] = 14 + desk * [150, 122, 96][c];
        continue;
      }
      const left = Math.min(width - 2, Math.max(0, Math.floor(u)));
      const top = Math.min(height - 2, Math.max(0, Math.floor(v)));
      const [p, q] = [Math.min(1, Math.max(0, u - left)), Math.min(1, Math.max(0, v - top))];
      const own = 3 * (top * width + left);
      for (let c = 0; c < 3; c++) {
        const above = data[own + c] * (1 - p) + data[own + 3 + c] * p;
        const below = data[own + 3 * width + c] * (1 - p) + data[own + 3 * width + 3 + c] * p;
        photo[out + c] = Math.round(above * (1 - q) + below * q);
      }
    }
  }
  return { ...size, data: photo };
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
