import type { Drawing } from '../model/drawing.ts';
import type { Gauge } from '../model/gauge.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { centerX, centerY } from '../raster/box.ts';
import { channelDistance } from '../raster/color.ts';
import { MAX_COLOR_DISTANCE, mostFrequent } from './middle.ts';

/** The same part of all instances, where one was read as something else than most: an icon as a letter, a full gauge as a bar. */
export function correctParts(nodes: readonly (LayoutNode | undefined)[]): (LayoutNode | undefined)[] {
  const known = nodes.filter((node) => node !== undefined);
  const icon = commonIcon(known);
  if (icon) {
    const cross = known.find(({ image }) => CROSS_ICON.test(image?.drawing?.known?.name ?? ''));
    return nodes.map((node) => {
      if (node?.kind !== 'text' || !isSign(node) || isDash(node)) return node;
      const meant = isCross(node) ? cross : icon;
      return meant ? drawnInstead(node, meant) : node;
    });
  }
  const gauge = known.find((node) => node.gauge)?.gauge;
  if (gauge) return nodes.map((node) => (node?.kind === 'empty' ? gaugeInstead(node, gauge) : node));
  return [...nodes];
}

/** Icons are read as a letter or two. */
const MAX_SIGN_LENGTH = 2;
const isSign = ({ text }: LayoutNode): boolean =>
  text?.lines.every((line) => line.text.length <= MAX_SIGN_LENGTH) === true;

/** Among ticks a cross says the opposite. */
const CROSS_ICON = /(^|[-:])(x|close|times|cross|xmark|cancel)($|-)/;
const isCross = ({ text }: LayoutNode): boolean => text?.lines.every((line) => /^[xX×✕✖]$/.test(line.text)) === true;

/** An open panel shows a minus where the closed ones show a plus. */
const isDash = ({ text }: LayoutNode): boolean => text?.lines.every((line) => /^[-‐-―−_]$/.test(line.text)) === true;

/** The icon that most instances show; `undefined` where most show text, or each another icon. */
function commonIcon(nodes: readonly LayoutNode[]): LayoutNode | undefined {
  const names = nodes.map(({ image }) => image?.drawing?.known?.name);
  const name = mostFrequent(names);
  const isCommon = name !== undefined && 2 * names.filter((other) => other === name).length > nodes.length;
  return isCommon ? nodes.find(({ image }) => image?.drawing?.known?.name === name) : undefined;
}

/** What was read as letters has their colour; how large a sign is another one tells that is drawn. */
function drawnInstead({ ink, text }: LayoutNode, icon: LayoutNode): LayoutNode {
  const { width, height } = icon.box;
  const box = { x: centerX(ink) - width / 2, y: centerY(ink) - height / 2, width, height };
  const drawing: Drawing = { ...icon.image!.drawing!, color: text!.color };
  return { kind: 'image', box, ink: box, children: [], image: { kind: 'icon', drawing } };
}

/** A gauge in one colour is full, or empty. */
function gaugeInstead({ box, ink, paint }: LayoutNode, gauge: Gauge): LayoutNode {
  const fill = paint?.fill ?? gauge.rest;
  const value = channelDistance(fill, gauge.rest) <= MAX_COLOR_DISTANCE ? 0 : 1;
  const own: Gauge = { ...gauge, value, track: box, fill: value === 1 ? [fill] : gauge.fill };
  return { kind: 'image', role: 'input', box, ink, children: [], gauge: own };
}
