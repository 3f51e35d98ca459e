import type { EngineHost } from '../model/conversion.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Pixels } from '../model/pixels.ts';
import type { TextLine } from '../model/text-line.ts';
import { scaleBox } from '../raster/box.ts';
import { cropPixels } from '../raster/crop.ts';
import { inpaint } from './inpaint.ts';

/** A light grey rectangle that takes any size. */
const PLACEHOLDER =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' preserveAspectRatio='none'%3E%3Crect width='1' height='1' fill='%23d4d4d8'/%3E%3C/svg%3E";

/** The same placeholder for every image. */
export function placeholderSources(root: LayoutNode): Map<LayoutNode, string> {
  return new Map(imagesOf(root).map((node) => [node, PLACEHOLDER]));
}

/** Every image cut out of the design, at the density that the design has, and encoded by the host. */
export async function embeddedSources(
  image: Pixels,
  density: number,
  root: LayoutNode,
  host: EngineHost,
): Promise<Map<LayoutNode, string>> {
  const sources = new Map<LayoutNode, string>();
  for (const node of imagesOf(root)) {
    host.signal?.throwIfAborted();
    const picture = cropPixels(image, scaleBox(node.box, density));
    const lettering = letteringOn(node).flatMap(({ words, color }) =>
      words.flatMap(({ glyphs }) =>
        glyphs.map(({ x, y, width, height }) => ({
          box: scaleBox({ x: x - node.box.x, y: y - node.box.y, width, height }, density),
          color,
        })),
      ),
    );
    if (lettering.length > 0) inpaint(picture, lettering, density);
    sources.set(node, await host.encodeImage(picture, node.image!.kind));
  }
  return sources;
}

/** The lines that stand on a picture itself, not on a box that lies on it. */
const letteringOn = (node: LayoutNode): TextLine[] => [
  ...(node.text?.lines ?? []),
  ...node.children.filter(({ paint }) => paint?.fill === undefined).flatMap(letteringOn),
];

const imagesOf = (node: LayoutNode): LayoutNode[] => [
  ...(node.image ? [node] : []),
  ...node.children.flatMap(imagesOf),
];
