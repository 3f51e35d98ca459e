import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { Drawing } from '../model/drawing.ts';
import { area, contains, overlapY, right, scaleBox } from '../raster/box.ts';
import type { CatalogueIcon, IconCatalogue } from './catalogue.ts';
import { chooseIcons } from './choose-icons.ts';
import { clusterLooks } from './cluster-looks.ts';
import { type IconInk, strengthen } from './icon-ink.ts';
import { type Look, lookOf } from './look.ts';
import { nameIcon } from './name-icon.ts';
import { parseBody } from './parse-body.ts';
import { isClear, type Placed, placeIcon } from './place-icon.ts';
import type { ReadInk } from './read-ink.ts';
import { traceInk } from './trace-ink.ts';

/** What is larger is a picture; what is smaller a speck. In CSS pixels. */
const MAX_ICON_PX = 96;
const MIN_ICON_PX = 4;
/** A label stands no farther from its icon, in heights of the larger of both. */
const MAX_LABEL_GAP_HEIGHTS = 1.25;

/** An icon is moved by no more than this to stand in line with its label. */
const MAX_LIFT_PX = 1.5;

/** A text with the box of its ink, and of its line. */
type Label = { text: string; ink: Box; line: Box };

/** What is around the icons of a page. All boxes are in CSS pixels. */
export type Surroundings = {
  page: Box;
  labels: readonly Label[];
  boxes: readonly Box[];
  others: readonly Box[];
};

/** An icon as a vector, where it stands, and the colour behind it at a place of the page, in CSS pixels. */
export type DrawnIcon = { box: Box; drawing: Drawing; groundAt: (x: number, y: number) => Rgb };

type Seen = { shown: Box; ink: IconInk; look: Look };

/**
 * Icons in one colour as vectors, by the boxes where they were seen: as an open set has them where one looks the same,
 * traced otherwise. Those that a page repeats are decided together. What has several colours is left out.
 *
 * @param read by the box where an icon is seen; its ink is at `density` pixels a CSS pixel
 */
export function drawIcons(
  read: ReadInk,
  density: number,
  places: readonly Box[],
  around: Surroundings,
  catalogue: IconCatalogue | undefined,
): Map<Box, DrawnIcon> {
  const seen = places.flatMap((shown): Seen[] => {
    const size = Math.max(shown.width, shown.height);
    if (size > MAX_ICON_PX || size < MIN_ICON_PX) return [];
    const ink = read(shown);
    const look = ink && lookOf(ink.ink);
    return ink && look ? [{ shown, ink, look }] : [];
  });
  const clusters = clusterLooks(seen);
  const labels = new Map(seen.map(({ shown }) => [shown, around.labels.find(({ ink }) => isBeside(ink, shown))]));
  const labelOf = ({ shown }: Seen): string => labels.get(shown)?.text ?? '';
  const asked = clusters.map(({ members, look }) => ({ look, label: members.map(labelOf).join(' ') }));
  const chosen = catalogue ? chooseIcons(catalogue, asked) : [];
  const drawn = new Map<Box, DrawnIcon>();
  clusters.forEach(({ members }, i) => {
    const match = chosen[i];
    const icon = match && catalogue!.iconAt(match.index);
    const body = icon ? parseBody(icon.body) : [];
    for (const member of members) {
      const { shown, ink, look } = member;
      if (!icon) {
        drawn.set(shown, trace(member, density));
        continue;
      }
      const color = strengthen(ink, meanOf(look.cells) / Math.max(0.02, catalogue!.means[match.index]));
      const part = catalogue!.inkBoxOf(match.index);
      const line = labels.get(shown)?.line;
      const placed = inLine(place(member, icon, part, density, around, line), line);
      const label = labelOf(member) === '' ? nameIcon(icon.name, icon.set.prefix) : undefined;
      const known = { name: icon.name, credit: `${icon.set.title} (${icon.set.license})` };
      drawn.set(shown, {
        box: placed.box,
        groundAt: behind(ink, density),
        drawing: { viewBox: placed.viewBox, body, color, known, ...(label ? { label } : {}) },
      });
    }
  });
  return drawn;
}

function place(
  { shown, ink, look }: Seen,
  { viewBox }: CatalogueIcon,
  part: readonly number[],
  density: number,
  { page, boxes, others }: Surroundings,
  line: Box | undefined,
): Placed {
  const there = scaleBox(
    { x: ink.x + look.left, y: ink.y + look.top, width: look.right - look.left, height: look.bottom - look.top },
    1 / density,
  );
  const ground = boxes
    .filter((box) => contains(box, shown))
    .reduce((least, box) => (area(box) < area(least) ? box : least), page);
  const strangers = others.filter((box) => !contains(box, shown));
  // A row becomes no higher by the room around its icon.
  const most = line ? Math.max(line.height, shown.height) : Number.POSITIVE_INFINITY;
  return placeIcon(there, shown, viewBox, part, (box) => box.height <= most && isClear(box, ground, strangers));
}

/** Beside a label the box of an icon lies within the line, or the line within the box: both make one row of that height. */
function inLine({ box, viewBox }: Placed, line: Box | undefined): Placed {
  if (!line) return { box, viewBox };
  const [first, last] = [line.y, line.y + line.height - box.height].sort((a, b) => a - b);
  const y = Math.round(Math.min(last, Math.max(first, box.y)));
  return { box: Math.abs(y - box.y) <= MAX_LIFT_PX ? { ...box, y } : box, viewBox };
}

const behind =
  ({ x, y, ground, groundAt }: IconInk, density: number): DrawnIcon['groundAt'] =>
  (left, top) =>
    groundAt?.(left * density - x, top * density - y) ?? ground;

function trace({ shown, ink }: Seen, density: number): DrawnIcon {
  const path = {
    tag: 'path',
    name: 'shape',
    attributes: { fill: 'currentColor', d: traceInk(ink.ink) },
    css: {},
    children: [],
  };
  const viewBox = [shown.x * density - ink.x, shown.y * density - ink.y, shown.width * density, shown.height * density];
  return {
    box: shown,
    groundAt: behind(ink, density),
    drawing: { viewBox: viewBox.map((value) => Math.round(100 * value) / 100), body: [path], color: ink.color },
  };
}

/** On its line, and near. */
function isBeside(text: Box, icon: Box): boolean {
  if (overlapY(text, icon) < 0.5 * Math.min(text.height, icon.height)) return false;
  const gap = Math.max(text.x - right(icon), icon.x - right(text));
  return gap >= -1 && gap <= MAX_LABEL_GAP_HEIGHTS * Math.max(icon.height, text.height);
}

const meanOf = (cells: Float32Array): number => cells.reduce((sum, cell) => sum + cell, 0) / cells.length;
