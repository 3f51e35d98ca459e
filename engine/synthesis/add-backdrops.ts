import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Pixels } from '../model/pixels.ts';
import { dropWrongShadows } from './drop-wrong-shadows.ts';
import { CELL_PX, FADING, Residue, type Unexplained, WRONG } from './find-unexplained.ts';
import { inPaintOrder, type Painting, paintRows } from './paint-tree.ts';
import { TEXT } from './text-ink.ts';

/** Rows that are painted at a time. */
const BAND_PX = 32 * CELL_PX;

/**
 * Checks a laid-out page by painting: where it differs from the design, the node that painted the wrong colour gets what
 * the design has there as a picture behind its children.
 * @param background 0xRRGGBB of the design without its ink
 * @param ornaments where something is drawn behind the content: no node paints it
 * @param textInk where the ink of a text is (see `textInk`): the text is painted by the browser
 * @returns the share of the page that became a picture, 0..1
 */
export function addBackdrops(
  root: LayoutNode,
  page: number,
  image: Pixels,
  background: Int32Array,
  textInk: Uint8Array,
  ornaments: readonly Box[] = [],
): number {
  const nodes = inPaintOrder(root);
  const bands = Array.from({ length: Math.ceil(image.height / BAND_PX) }, (_, k) => k * BAND_PX);
  const paint = (top: number, from = nodes): Painting =>
    paintRows(from, page, image, top, Math.min(BAND_PX, image.height - top));
  const targetOf = (top: number): Int32Array => {
    const start = top * image.width;
    const target = image.data.slice(start, start + BAND_PX * image.width);
    const ink = textInk.subarray(start, start + target.length);
    // Hardly a pixel is of a text: what lies between two is passed at once.
    for (let at = ink.indexOf(TEXT); at >= 0; at = ink.indexOf(TEXT, at))
      for (; ink[at] === TEXT; at++) target[at] = background[start + at];
    return target;
  };
  dropWrongShadows(nodes, image.width, bands, paint, targetOf);
  const residue = new Residue(image, ornaments);
  for (const top of bands) residue.add(paint(top), targetOf(top));
  let pixels = 0;
  for (const part of residue.parts()) {
    const node = nodes[part.owner];
    // A picture shows the design as it is: a text in its corner too, which does not stand on it.
    if (node.image) continue;
    node.backdrops = [...(node.backdrops ?? []), cutFrom(part)];
    // What fades is hardly off without the picture.
    pixels += part.mask.reduce((sum, one) => sum + (one === WRONG ? 1 : 0), 0);
  }
  return pixels / (image.width * image.height);

  function cutFrom({ box, mask }: Unexplained) {
    const colors = new Int32Array(mask.length).fill(-1);
    const filled = new Uint8Array(mask.length);
    const fading = mask.includes(FADING) ? mask.map((one) => (one === FADING ? 1 : 0)) : undefined;
    for (let y = 0; y < box.height; y++)
      for (let x = 0; x < box.width; x++) {
        const to = y * box.width + x;
        if (!mask[to]) continue;
        const at = (y + box.y) * image.width + x + box.x;
        // Whatever stands on the backdrop as text is not in it.
        filled[to] = textInk[at] ? 1 : 0;
        colors[to] = filled[to] ? background[at] : image.data[at];
      }
    return { box, colors, filled, ...(fading ? { fading } : {}) };
  }
}
