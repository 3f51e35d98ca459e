import type { Drawing } from '../model/drawing.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { centerX, centerY } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import { round } from './join-drawings.ts';
import { MAX_COLOR_DISTANCE, MAX_LENGTH_DIFFERENCE_PX, median, mostFrequent } from './middle.ts';

/** Larger ones are pictures rather than icons, and icons of one set have inks of so different sizes at most. */
const MAX_ICON_PX = 96;
const MAX_ICON_RATIO = 2.2;
/** So many of the icons are the same one, and all are meant to be. */
const MIN_SAME_SHARE = 0.6;
const MIN_SAME_COUNT = 3;

/** Gives the pictures that are the same part of all instances one size and shape, and icons one frame, drawing and colour. */
export function agreeOnPictures(nodes: readonly LayoutNode[]): void {
  const photos = nodes.filter(({ image, children }) => image?.kind === 'photo' && children.length === 0);
  if (photos.length > 1) agreeOnPhotos(photos);
  const icons = nodes.filter(({ image }) => image?.drawing);
  if (icons.length > 1) agreeOnIcons(icons);
}

function agreeOnPhotos(photos: readonly LayoutNode[]): void {
  if (2 * photos.filter(({ image }) => image!.round).length > photos.length) {
    for (const photo of photos) photo.image!.round = true;
  }
  // The corners of a photograph with a sky in the colour of the page are not seen.
  const seen = photos.flatMap(({ image }) => image!.corners ?? []);
  const radius = median(seen.map((corners) => corners.radius));
  const common = 2 * seen.length >= photos.length ? seen.find((corners) => corners.radius === radius) : undefined;
  for (const photo of photos) if (common) photo.image!.corners = common;
  agreeOnSize(photos);
}

/** Sizes that differ by what they were measured wrong. */
export function agreeOnSize(nodes: readonly LayoutNode[]): void {
  for (const side of ['width', 'height'] as const) {
    const length = median(nodes.map(({ box }) => box[side]));
    for (const node of nodes) {
      if (Math.abs(node.box[side] - length) <= MAX_LENGTH_DIFFERENCE_PX) node.box = { ...node.box, [side]: length };
    }
  }
}

function agreeOnIcons(icons: readonly LayoutNode[]): void {
  const drawings = icons.map(({ image }) => image!.drawing!);
  const color = mostFrequent(drawings.map((drawing) => drawing.color));
  const same = mostFrequent(drawings.map(({ known }) => known?.name));
  const model = drawings.find(({ known }) => same !== undefined && known?.name === same);
  const count = drawings.filter(({ known }) => known?.name === same).length;
  const isLike = (side: 'width' | 'height', icon: LayoutNode): boolean => {
    const usual = median(icons.map(({ ink }) => ink[side]));
    return Math.max(usual, icon.ink[side]) <= MAX_ICON_RATIO * Math.min(usual, icon.ink[side]);
  };
  const isOne = count >= MIN_SAME_COUNT && count >= MIN_SAME_SHARE * drawings.length;
  for (const icon of icons) {
    const drawing = icon.image!.drawing!;
    const own = channelDistance(drawing.color, color) <= MAX_COLOR_DISTANCE ? color : drawing.color;
    // What no set has, among others that are one icon of a set, was not seen well; a minus among them is no plus.
    const isMisread = isOne && !drawing.known && isLike('width', icon) && isLike('height', icon);
    const shown = isMisread && model ? model : drawing;
    icon.image!.drawing = { ...shown, color: own };
  }
  giveOneFrame(icons);
}

/** What the sign beside words means is said in all instances or in none: not all signs are known. */
export function agreeOnLabels(nodes: readonly LayoutNode[]): void {
  const signs = nodes.flatMap(({ image }) => (image?.drawing ? [image] : []));
  if (signs.every(({ drawing }) => drawing!.label)) return;
  for (const sign of signs) {
    const { label, ...silent } = sign.drawing!;
    sign.drawing = silent;
  }
}

/** The inks of icons differ; what they are drawn in does not. */
function giveOneFrame(icons: readonly LayoutNode[]): void {
  const sides = icons.map(({ box }) => Math.max(box.width, box.height));
  const side = Math.max(...sides);
  if (side > MAX_ICON_PX || side > MAX_ICON_RATIO * Math.min(...sides)) return;
  for (const icon of icons) {
    const { box } = icon;
    const drawing = icon.image!.drawing!;
    icon.image!.drawing = { ...drawing, viewBox: widened(drawing, side / box.width, side / box.height) };
    icon.box = { x: centerX(box) - side / 2, y: centerY(box) - side / 2, width: side, height: side };
  }
}

/** The part of the drawing's plane that a frame shows which is so many times as wide and high, about the same middle. */
function widened({ viewBox: [x, y, width, height] }: Drawing, wider: number, higher: number): number[] {
  const values = [x - (width * (wider - 1)) / 2, y - (height * (higher - 1)) / 2, width * wider, height * higher];
  return values.map(round);
}
