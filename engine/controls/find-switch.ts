import type { Box } from '../model/box.ts';
import type { Checkbox } from '../model/checkbox.ts';
import type { Rgb } from '../model/color.ts';
import type { Pixels } from '../model/pixels.ts';
import { bottom, right } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';

const MIN_HEIGHT_PX = 12;
const MAX_HEIGHT_PX = 40;
/** Width over height. */
const MIN_ASPECT = 1.4;
const MAX_ASPECT = 2.6;
/** Diameter of the knob over the height of the track. */
const MIN_KNOB_SHARE = 0.4;
/** Two paints of a switch differ by more than this. */
const MIN_CONTRAST_LEVELS = 20;
/** A fill or a border differs from the page by more: a white switch on a page that is nearly so has a pale border. */
const MIN_GROUND_LEVELS = 10;
/** Share of the pixels of the track that have its colour; shadows of the knob do not. */
const MIN_TRACK_SHARE = 0.85;
/** Soft edge and shadow around a knob. */
const MAX_KNOB_EDGE_PX = 3;

/** Whether a small drawing is a switch: a pill with a round knob at one end, and nothing else in it. */
export function findSwitch({ data, width: stride, height: rows }: Pixels, box: Box): Checkbox | undefined {
  const { x, y, width, height } = box;
  if (height < MIN_HEIGHT_PX || height > MAX_HEIGHT_PX) return undefined;
  if (width < MIN_ASPECT * height || width > MAX_ASPECT * height) return undefined;
  if (x < 1 || y < 1 || right(box) >= stride - 1 || bottom(box) >= rows - 1) return undefined;
  const at = (u: number, v: number): Rgb => data[(y + v) * stride + x + u];
  const isLike = (u: number, v: number, color: Rgb): boolean => channelDistance(at(u, v), color) <= MIN_CONTRAST_LEVELS;
  const ground = at(-1, -1);
  const corners = [
    [0, 0],
    [width - 1, 0],
    [0, height - 1],
    [width - 1, height - 1],
  ];
  if (!corners.every(([u, v]) => isLike(u, v, ground))) return undefined;
  const middle = height >> 1;
  const radius = height / 2;
  /** How far a pixel is from the line in the middle of the pill, whose ends are half discs. */
  const fromAxis = (u: number, v: number): number =>
    Math.hypot(u + 0.5 - Math.min(Math.max(u + 0.5, radius), width - radius), v + 0.5 - radius);
  const ends = [height >> 1, width - 1 - (height >> 1)];
  for (const [side, end] of ends.entries()) {
    const color = at(end, middle);
    const track = at(ends[1 - side], middle);
    if (channelDistance(color, track) <= MIN_CONTRAST_LEVELS) continue;
    // The ground beside the pill may look like the knob.
    const disc = discAround((u, v) => fromAxis(u, v) < radius && isLike(u, v, color), end, middle);
    if (!disc || disc.width < MIN_KNOB_SHARE * height || disc.width > height) continue;
    const room = side === 0 ? disc.x : width - disc.x - disc.width;
    if (room > 0.35 * height || Math.abs(disc.y + disc.height / 2 - height / 2) > 1.5) continue;
    const edge = Math.max(3, Math.round(0.14 * height));
    const isTrack = (u: number, v: number): boolean => {
      const fromKnob = Math.hypot(u + 0.5 - disc.x - disc.width / 2, v + 0.5 - disc.y - disc.height / 2);
      return fromAxis(u, v) < radius - edge && fromKnob > disc.width / 2 + MAX_KNOB_EDGE_PX;
    };
    let [all, like] = [0, 0];
    for (let v = 0; v < height; v++)
      for (let u = 0; u < width; u++)
        if (isTrack(u, v)) {
          all++;
          if (isLike(u, v, track)) like++;
        }
    if (all === 0 || like < MIN_TRACK_SHARE * all) continue;
    const border = borderOf((v) => at(ends[1 - side], v), track, ground);
    const isFilled = channelDistance(track, ground) > MIN_GROUND_LEVELS;
    if (!border && !isFilled) continue;
    return {
      type: 'switch',
      checked: side === 1,
      paint: {
        ...(isFilled ? { fill: track } : {}),
        ...(border ? { border: { ...border, sides: ['top', 'right', 'bottom', 'left'] } } : {}),
        radius: height / 2,
      },
      knob: { box: { ...disc, x: x + disc.x, y: y + disc.y }, color },
    };
  }
  return undefined;
}

/** The square around the round piece that goes through a pixel; nothing where it is not round. */
function discAround(isKnob: (u: number, v: number) => boolean, u: number, v: number): Box | undefined {
  const run = (du: number, dv: number): number => {
    let steps = 0;
    while (steps < MAX_HEIGHT_PX && isKnob(u + du * (steps + 1), v + dv * (steps + 1))) steps++;
    return steps;
  };
  const [left, after, above, below] = [run(-1, 0), run(1, 0), run(0, -1), run(0, 1)];
  const [wide, high] = [left + after + 1, above + below + 1];
  if (Math.abs(wide - high) > 2) return undefined;
  const [x0, y0, x1, y1] = [u - left, v - above, u + after, v + below];
  const isRound = [
    [x0, y0],
    [x1, y0],
    [x0, y1],
    [x1, y1],
  ].every(([cu, cv]) => !isKnob(cu, cv));
  return isRound ? { x: x0, y: y0, width: wide, height: high } : undefined;
}

/** The line along the top of a pill. */
function borderOf(at: (v: number) => Rgb, track: Rgb, ground: Rgb): { width: number; color: Rgb } | undefined {
  const depths = [0, 1, 2, 3].filter((v) => channelDistance(at(v), track) > MIN_CONTRAST_LEVELS);
  if (depths.length === 0 || depths.length === 4) return undefined;
  const strongest = depths.reduce((best, v) =>
    channelDistance(at(v), ground) > channelDistance(at(best), ground) ? v : best,
  );
  const color = at(strongest);
  return channelDistance(color, ground) > MIN_GROUND_LEVELS ? { width: depths.length, color } : undefined;
}
