import type { Paint, Side } from '../layout/node.ts';
import { area, bottom, contains, intersection, overlapX, overlapY, right } from '../raster/box.ts';
import { channelDistance, type Rgb } from '../raster/color.ts';
import type { Pixels } from '../raster/pack.ts';
import type { Box } from '../types.ts';
import { edgeCoverage } from './edge-coverage.ts';
import type { Segmentation, Surface } from './segment.ts';
import type { Rule } from './split-rules.ts';

/** A painted rectangle of the page. */
export type PaintedBox = { box: Box; paint: Paint; surface: number };

/**
 * The surfaces that are boxes of the design: rectangular, and either bordered or of another colour than what they lie
 * on. Rules that turn out to be borders are taken out of `rules`.
 */
export function findBoxes(
  image: Pixels,
  segmentation: Segmentation,
): { boxes: PaintedBox[]; rules: Rule[]; page: Rgb } {
  const surfaces = [...segmentation.surfaces].sort((a, b) => area(b) - area(a));
  const page = pageColor(image, surfaces);
  const taken = new Set<Rule>();
  const boxes: PaintedBox[] = [];
  for (const surface of surfaces) {
    if (surface.width < 8 || surface.height < 6 || !isRectangular(image, segmentation, surface)) continue;
    const sides = borderOf(surface, segmentation.rules);
    const framed = sides.length >= 3;
    const parent = boxes.filter((box) => contains(box.box, surface, 1)).sort((a, b) => area(a.box) - area(b.box))[0];
    const ground = parent ? (parent.paint.fill ?? page) : page;
    const fill = fillOf(image, segmentation, surface);
    const same = !fill.gradient && channelDistance(fill.fill ?? ground, ground) <= 2;
    if (same && !framed) continue;
    const box = framed ? withBorder(surface, sides) : toBox(surface);
    if (boxes.some((other) => overlapsPartly(other.box, box))) continue;
    const paint: Paint = same ? {} : fill;
    if (framed) {
      for (const { rule } of sides) taken.add(rule);
      const top = sides[0].rule;
      const width = Math.min(top.width, top.height);
      paint.border = {
        color: top.color,
        width,
        sides: sides.length === 4 ? ['top', 'right', 'bottom', 'left'] : sides.map((s) => s.side),
      };
    }
    const radius = cornerRadius(image, segmentation, surface);
    if (radius > 1) paint.radius = radius;
    boxes.push({ box, paint, surface: surface.label });
  }
  return { boxes, rules: segmentation.rules.filter((rule) => !taken.has(rule)), page };
}

const toBox = ({ x, y, width, height }: Box): Box => ({ x, y, width, height });

function pageColor(image: Pixels, surfaces: readonly Surface[]): Rgb {
  const weight = new Map<Rgb, number>();
  for (const surface of surfaces) {
    const edges = (surface.x === 0 ? 1 : 0) + (right(surface) === image.width ? 1 : 0);
    weight.set(surface.color, (weight.get(surface.color) ?? 0) + surface.pixels * (0.5 + edges));
  }
  return [...weight].sort((a, b) => b[1] - a[1])[0]?.[0] ?? image.data[0] ?? 0xffffff;
}

/** Most of each side of the bounding box must be of the surface itself. */
function isRectangular(image: Pixels, { labels }: Segmentation, surface: Surface): boolean {
  const inset = Math.min(2, surface.height >> 2, surface.width >> 2);
  const sides = edgeCoverage(labels, image.width, surface, inset);
  if (Math.min(surface.width, surface.height) <= 64 && surface.pixels > 0.72 * area(surface)) return true;
  return sides[0] > 0.25 && sides[1] > 0.5;
}

function borderOf(surface: Surface, rules: readonly Rule[]): { side: Side; rule: Rule }[] {
  const found: { side: Side; rule: Rule }[] = [];
  const sides: [Side, (rule: Rule) => boolean][] = [
    [
      'top',
      (r) =>
        Math.abs(bottom(r) - surface.y) <= 2 &&
        overlapX(r, surface) > 0.7 * surface.width &&
        r.width < surface.width + 24,
    ],
    [
      'right',
      (r) =>
        Math.abs(r.x - right(surface)) <= 2 &&
        overlapY(r, surface) > 0.5 * surface.height &&
        r.height < surface.height + 24,
    ],
    [
      'bottom',
      (r) =>
        Math.abs(r.y - bottom(surface)) <= 2 &&
        overlapX(r, surface) > 0.7 * surface.width &&
        r.width < surface.width + 24,
    ],
    [
      'left',
      (r) =>
        Math.abs(right(r) - surface.x) <= 2 &&
        overlapY(r, surface) > 0.5 * surface.height &&
        r.height < surface.height + 24,
    ],
  ];
  for (const [side, test] of sides) {
    const rule = rules.find(test);
    if (rule) found.push({ side, rule });
  }
  return found;
}

function withBorder(surface: Surface, sides: { side: Side; rule: Rule }[]): Box {
  const width = Math.min(sides[0].rule.width, sides[0].rule.height);
  return {
    x: surface.x - width,
    y: surface.y - width,
    width: surface.width + 2 * width,
    height: surface.height + 2 * width,
  };
}

function overlapsPartly(a: Box, b: Box): boolean {
  const shared = intersection(a, b);
  return shared > 0 && !contains(a, b, 1) && !contains(b, a, 1) && shared > 0.02 * Math.min(area(a), area(b));
}

/** One colour, or a straight gradient between two edges. */
function fillOf(image: Pixels, { labels }: Segmentation, surface: Surface): Paint {
  const mean = (x0: number, y0: number, width: number, height: number): Rgb | null => {
    const seen = new Map<Rgb, number>();
    const step = Math.max(1, Math.floor((width * height) / 2000));
    for (let i = 0; i < width * height; i += step) {
      const at = (y0 + Math.floor(i / width)) * image.width + x0 + (i % width);
      if (labels[at] === surface.label) seen.set(image.data[at], (seen.get(image.data[at]) ?? 0) + 1);
    }
    return [...seen].sort((a, b) => b[1] - a[1])[0]?.[0] ?? null;
  };
  const { x, y, width, height } = surface;
  const strip = Math.max(1, Math.min(3, height >> 3));
  const top = mean(x, y, width, strip);
  const low = mean(x, bottom(surface) - strip, width, strip);
  const left = mean(x, y, Math.max(1, Math.min(3, width >> 3)), height);
  const far = mean(
    right(surface) - Math.max(1, Math.min(3, width >> 3)),
    y,
    Math.max(1, Math.min(3, width >> 3)),
    height,
  );
  const whole = mean(x, y, width, height) ?? surface.color;
  if (
    top !== null &&
    low !== null &&
    channelDistance(top, low) > 12 &&
    channelDistance(top, whole) + channelDistance(low, whole) > 12
  ) {
    return { fill: whole, gradient: { from: top, to: low, angle: 180 } };
  }
  if (left !== null && far !== null && channelDistance(left, far) > 12) {
    return { fill: whole, gradient: { from: left, to: far, angle: 90 } };
  }
  return { fill: whole };
}

/** The first column of the top row that belongs to the surface: how far the corner is rounded. */
function cornerRadius(image: Pixels, { labels }: Segmentation, surface: Surface): number {
  const limit = Math.min(surface.width, surface.height) >> 1;
  const corner = (y: number, fromRight: boolean) => {
    for (let i = 0; i <= limit; i++) {
      const x = fromRight ? right(surface) - 1 - i : surface.x + i;
      if (labels[y * image.width + x] === surface.label) return i;
    }
    return limit;
  };
  const corners = [
    corner(surface.y, false),
    corner(surface.y, true),
    corner(bottom(surface) - 1, false),
    corner(bottom(surface) - 1, true),
  ];
  corners.sort((a, b) => a - b);
  if (corners[0] === 0) return 0;
  // A circle's first full row starts at r - sqrt(r) or so; solved for r.
  const offset = (corners[1] + corners[2]) / 2;
  const radius = Math.round(offset + 0.5 + Math.sqrt(offset + 0.25));
  return radius >= limit - 2 ? limit + 2 : radius;
}
