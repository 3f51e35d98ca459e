import type { Box } from '../model/box.ts';
import type { Rgb } from '../model/color.ts';
import type { EngineHost, Raster } from '../model/conversion.ts';
import type { Backdrop, LayoutNode } from '../model/layout-node.ts';
import type { Pixels } from '../model/pixels.ts';
import type { TextLine } from '../model/text-line.ts';
import { area, contains, intersection, scaleBox, snapBox } from '../raster/box.ts';
import { blue, green, red } from '../raster/color.ts';
import { HEADLINE_REACH_PX } from '../raster/coverage.ts';
import { cropPixels } from '../raster/crop.ts';
import { inpaint } from './inpaint.ts';
import { svgSource } from './svg-element.ts';

/** A light grey rectangle that takes any size. */
const PLACEHOLDER =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1' preserveAspectRatio='none'%3E%3Crect width='1' height='1' fill='%23d4d4d8'/%3E%3C/svg%3E";

/** Pictures that are encoded at the same time: each holds its pixels. */
const MAX_ENCODING_COUNT = 3;

/** The address of each picture: that of a node, or of something behind one. */
export type Sources = Map<LayoutNode | Backdrop, string>;

/** The same placeholder for every image; what lies behind things is left out. */
export function placeholderSources(root: LayoutNode): Sources {
  return new Map([...imagesOf(root).map((node) => [node, PLACEHOLDER] as const), ...drawingSources(root)]);
}

/** Icons that are drawn, as files of their own: for what can show a picture only as its background. */
const drawingSources = (root: LayoutNode): Sources =>
  new Map(
    imagesOf(root).flatMap((node) =>
      node.image?.drawing ? [[node, svgSource(node.image.drawing, node.box)] as const] : [],
    ),
  );

/** Every image cut out of the design, at the density that the design has, and encoded by the host. */
export async function embeddedSources(
  image: Pixels,
  density: number,
  root: LayoutNode,
  host: EngineHost,
): Promise<Sources> {
  const sources: Sources = drawingSources(root);
  const encoding: Promise<void>[] = [];
  const encode = async (owner: LayoutNode | Backdrop, picture: Raster, kind: 'photo' | 'icon'): Promise<void> => {
    sources.set(owner, await host.encodeImage(picture, kind));
  };
  /** The next picture is cut out while those before it are encoded. */
  const start = async (...picture: Parameters<typeof encode>): Promise<void> => {
    const encoded = encode(...picture);
    // Whoever fails is heard of when its turn comes.
    encoded.catch(() => {});
    encoding.push(encoded);
    if (encoding.length >= MAX_ENCODING_COUNT) await encoding.shift();
  };
  for (const node of imagesOf(root)) {
    host.signal?.throwIfAborted();
    if (node.image!.drawing) continue;
    const shown = withContent(node, root);
    const picture = cropPixels(image, snapBox(scaleBox(node.box, density)));
    const lettering = letteringOn(shown).flatMap(({ words, color }) =>
      words.flatMap(({ glyphs }) =>
        glyphs.map(({ x, y, width, height }) => ({
          box: scaleBox({ x: x - node.box.x, y: y - node.box.y, width, height }, density),
          color,
        })),
      ),
    );
    const signs = drawingsOn(shown).map(({ ink: { x, y, width, height }, color }) => ({
      box: scaleBox({ x: x - node.box.x, y: y - node.box.y, width, height }, density),
      color,
      reachPx: HEADLINE_REACH_PX,
    }));
    const written = [...lettering, ...signs];
    const boxes = boxesOn(shown)
      .filter(({ box }) => area(box) <= MAX_BOX_SHARE * area(node.box) || contains(node.box, box, -MIN_AROUND_PX))
      .flatMap(({ box, paint }) => (paint!.fill === undefined ? ringOf(box, paint!.border?.width ?? 0) : [box]))
      .map((box) => scaleBox({ ...box, x: box.x - node.box.x, y: box.y - node.box.y }, density));
    if (written.length + boxes.length > 0) inpaint(picture, written, density, boxes);
    await start(node, picture, node.image!.kind);
  }
  for (const backdrop of backdropsOf(root)) {
    host.signal?.throwIfAborted();
    await start(backdrop, ...pictureOf(image, density, backdrop));
  }
  await Promise.all(encoding);
  return sources;
}

/** Encodes the backdrops of a page that have no address yet: those that were cut anew. Adds them to `sources`. */
export async function encodeBackdrops(
  image: Pixels,
  density: number,
  root: LayoutNode,
  host: EngineHost,
  sources: Sources,
): Promise<void> {
  for (const backdrop of backdropsOf(root).filter((one) => !sources.has(one))) {
    host.signal?.throwIfAborted();
    sources.set(backdrop, await host.encodeImage(...pictureOf(image, density, backdrop)));
  }
}

const pictureOf = (image: Pixels, density: number, backdrop: Backdrop): [Raster, 'icon' | 'photo'] => [
  cutOut(image, density, backdrop),
  isFlat(backdrop) ? 'icon' : 'photo',
];

/** The backdrop at the density of the design, transparent where the page explains itself. */
function cutOut(image: Pixels, density: number, { box, colors, filled }: Backdrop): Raster {
  const picture = cropPixels(image, snapBox(scaleBox(box, density)));
  const { width, height, data } = picture;
  for (let y = 0, at = 0; y < height; y++) {
    // With a fraction the last pixels may lie a little beyond.
    const row = box.width * Math.min(box.height - 1, Math.floor(y / density));
    for (let x = 0; x < width; x++, at += 4) {
      const there = row + Math.min(box.width - 1, Math.floor(x / density));
      const color = colors[there];
      if (color === -1) data[at] = data[at + 1] = data[at + 2] = data[at + 3] = 0;
      else if (filled[there]) {
        data[at] = red(color);
        data[at + 1] = green(color);
        data[at + 2] = blue(color);
      }
    }
  }
  return picture;
}

/** Few colours are kept as they are: lossy compression would show, and save nothing. */
const MAX_FLAT_COLORS = 64;
const isFlat = ({ colors }: Backdrop): boolean => {
  const seen = new Set<number>();
  return colors.every((color) => seen.add(color).size <= MAX_FLAT_COLORS);
};

/** What covers more of a picture and reaches its side is a panel: the picture is cut to go behind it. */
const MAX_BOX_SHARE = 0.2;
/** What is seen of a picture all around a card on it, in px. */
const MIN_AROUND_PX = 8;

/** A picture behind all of the page has the page on it, as far as that lies on it. */
function withContent(node: LayoutNode, root: LayoutNode): LayoutNode {
  if (!root.children.includes(node) || node.kind !== 'image' || !node.image?.background) return node;
  const onIt = (one: LayoutNode): LayoutNode[] =>
    intersection(one.ink, node.box) === 0
      ? []
      : one.children.length === 0 || contains(node.box, one.ink)
        ? [one]
        : [{ ...one, text: undefined, children: one.children.flatMap(onIt) } as LayoutNode];
  return { ...node, children: root.children.filter((one) => one !== node).flatMap(onIt) } as unknown as LayoutNode;
}

/** Buttons and badges on a picture: on a phone they stand elsewhere on it. */
const boxesOn = (node: LayoutNode): LayoutNode[] =>
  node.children.flatMap((child) =>
    child.image ? [] : child.paint?.fill !== undefined || child.paint?.border ? [child] : boxesOn(child),
  );

/** The four sides of a border. */
function ringOf({ x, y, width, height }: Box, line: number): Box[] {
  return [
    { x, y, width, height: line },
    { x, y: y + height - line, width, height: line },
    { x, y, width: line, height },
    { x: x + width - line, y, width: line, height },
  ];
}

/** The lines that stand on a picture itself, not on a box that lies on it. */
const letteringOn = (node: LayoutNode): TextLine[] => [
  ...(node.text?.lines ?? []),
  ...node.children.filter(({ paint }) => paint?.fill === undefined).flatMap(letteringOn),
];

/** The same of icons. */
const drawingsOn = (node: LayoutNode): { ink: Box; color: Rgb }[] => [
  ...(node.image?.drawing ? [{ ink: node.ink, color: node.image.drawing.color }] : []),
  ...node.children.filter(({ paint }) => paint?.fill === undefined).flatMap(drawingsOn),
];

const imagesOf = (node: LayoutNode): LayoutNode[] => [
  ...(node.image ? [node] : []),
  ...node.children.flatMap(imagesOf),
];

const backdropsOf = ({ backdrops = [], children }: LayoutNode): Backdrop[] => [
  ...backdrops,
  ...children.flatMap(backdropsOf),
];
