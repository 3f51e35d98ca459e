import type { Drawing } from '../model/drawing.ts';
import type { Gauge } from '../model/gauge.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { channelDistance } from '../raster/color.ts';
import { MAX_COLOR_DISTANCE, mostFrequent } from './middle.ts';

/** The same part of all instances, where one was read as something else than most: an icon as a letter, a full gauge as a bar. */
export function correctParts(nodes: readonly (LayoutNode | undefined)[]): (LayoutNode | undefined)[] {
  const known = nodes.filter((node) => node !== undefined);
  const drawing = commonDrawing(known);
  if (drawing)
    return nodes.map((node) => (node?.kind === 'text' && !isDash(node) ? drawnInstead(node, drawing) : node));
  const gauge = known.find((node) => node.gauge)?.gauge;
  if (gauge) return nodes.map((node) => (node?.kind === 'empty' ? gaugeInstead(node, gauge) : node));
  return [...nodes];
}

/** An open panel shows a minus where the closed ones show a plus. */
const isDash = ({ text }: LayoutNode): boolean => text?.lines.every((line) => /^[-‐-―−_]$/.test(line.text)) === true;

/** The icon that most instances show; `undefined` where most show text, or each another icon. */
function commonDrawing(nodes: readonly LayoutNode[]): Drawing | undefined {
  const names = nodes.map(({ image }) => image?.drawing?.known?.name);
  const name = mostFrequent(names);
  const isCommon = name !== undefined && 2 * names.filter((other) => other === name).length > nodes.length;
  return isCommon ? nodes.find(({ image }) => image?.drawing?.known?.name === name)?.image?.drawing : undefined;
}

const drawnInstead = ({ ink, text }: LayoutNode, drawing: Drawing): LayoutNode => ({
  kind: 'image',
  box: ink,
  ink,
  children: [],
  image: { kind: 'icon', drawing: { ...drawing, color: text!.color } },
});

/** A gauge in one colour is full, or empty. */
function gaugeInstead({ box, ink, paint }: LayoutNode, gauge: Gauge): LayoutNode {
  const fill = paint?.fill ?? gauge.rest;
  const value = channelDistance(fill, gauge.rest) <= MAX_COLOR_DISTANCE ? 0 : 1;
  const own: Gauge = { ...gauge, value, track: box, fill: value === 1 ? [fill] : gauge.fill };
  return { kind: 'image', role: 'input', box, ink, children: [], gauge: own };
}
