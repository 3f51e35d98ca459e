import type { Sources } from '../emit/image-sources.ts';
import { svgAddress } from '../emit/svg-element.ts';
import type { Box } from '../model/box.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Gradient } from '../model/paint.ts';
import { toHex } from '../raster/color.ts';

/** A box with all that is painted in it, as the address of an SVG image: grounds, then what is drawn on them, then shapes and lines. */
export function drawIllustration(node: LayoutNode, sources: Sources): string {
  const { x, y, width, height } = node.box;
  const [definitions, ground] = groundOf(node);
  const frame = rect(node.box, node.paint?.radius);
  const drawing = [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">`,
    `<defs>${definitions}<clipPath id="frame"><rect ${frame}/></clipPath></defs>`,
    `<g clip-path="url(#frame)"><rect ${rect(node.box)} fill="${ground}"/>`,
    ...picturesIn(node, sources),
    ...node.children.flatMap((child) => shapesOf(child, sources)),
    '</g></svg>',
  ].join('');
  return svgAddress(drawing);
}

const rect = ({ x, y, width, height }: Box, radius = 0): string =>
  `x="${x}" y="${y}" width="${width}" height="${height}"${radius > 0 ? ` rx="${radius}"` : ''}`;

const picturesIn = ({ backdrops = [] }: LayoutNode, sources: Sources): string[] =>
  backdrops.flatMap((backdrop) =>
    sources.has(backdrop) ? [`<image ${rect(backdrop.box)} href="${sources.get(backdrop)}"/>`] : [],
  );

function shapesOf(node: LayoutNode, sources: Sources): string[] {
  const { kind, box, paint, color } = node;
  const fill = kind === 'rule' ? color : (paint?.fill ?? paint?.gradient?.stops[0].color);
  const own = fill === undefined ? [] : [`<rect ${rect(box, paint?.radius)} fill="${toHex(fill)}"/>`];
  const source = sources.get(node);
  return [
    ...own,
    ...(source ? [`<image ${rect(box)} href="${escaped(source)}"/>`] : []),
    ...picturesIn(node, sources),
    ...node.children.flatMap((child) => shapesOf(child, sources)),
  ];
}

const escaped = (source: string): string => source.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** Definitions that a ground needs, and what fills it. */
function groundOf({ box, paint }: LayoutNode): [definitions: string, fill: string] {
  if (paint?.gradient) return [gradient(paint.gradient, box), 'url(#ground)'];
  return ['', paint?.fill === undefined ? 'none' : toHex(paint.fill)];
}

/** The line that a gradient of CSS follows through a box: as long as it takes for the corners to have the last colours. */
function gradient({ angle, stops }: Gradient, { x, y, width, height }: Box): string {
  const [across, up] = [Math.sin((angle * Math.PI) / 180), Math.cos((angle * Math.PI) / 180)];
  const half = (Math.abs(width * across) + Math.abs(height * up)) / 2;
  const at = (along: number): [string, string] => [
    (x + width / 2 + along * across).toFixed(1),
    (y + height / 2 - along * up).toFixed(1),
  ];
  const [[x1, y1], [x2, y2]] = [at(-half), at(half)];
  const list = stops.map((stop) => `<stop offset="${stop.at}" stop-color="${toHex(stop.color)}"/>`);
  return `<linearGradient id="ground" gradientUnits="userSpaceOnUse" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${list.join('')}</linearGradient>`;
}
