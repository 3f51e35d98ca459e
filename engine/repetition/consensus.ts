import { opens } from '../layout/regions/entries.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import type { Gradient, Paint } from '../model/paint.ts';
import type { TextBlock } from '../model/text-block.ts';
import { centerX, right } from '../raster/box.ts';
import { blue, channelDistance, green, red } from '../raster/color.ts';
import { colorDifference } from '../raster/color-difference.ts';
import { agreeOnPictures, agreeOnSize } from './agree-on-pictures.ts';
import {
  MAX_COLOR_DISTANCE,
  MAX_LENGTH_DIFFERENCE_PX,
  MAX_SIZE_RATIO,
  median,
  mostFrequent,
  mostFrequentBy,
} from './middle.ts';

/** The same between different parts. */
const MAX_PART_SIZE_DIFFERENCE = 0.04;
/** Between two weights of one style, as they are measured. */
const MAX_WEIGHT_DIFFERENCE = 200;
/** Surfaces are measured well: those that can be told apart are meant to be (CIEDE2000). */
const MAX_SURFACE_DIFFERENCE = 1;
/** Edges of one part lie within this, from instance to instance. */
const MAX_EDGE_OFFSET_PX = 3;

/** One part of a component in its instances; `within` is the instance that each lies in. */
export type Part = { node: LayoutNode; within: LayoutNode; isHighlighted: boolean };

/** Gives the same part of all instances one role and one style: what most of them have, or the middle of what was measured. */
export function agree(parts: readonly Part[]): void {
  agreeOnRole(parts);
  const texts = parts.filter(({ node }) => node.kind === 'text');
  if (texts.length > 1) agreeOnType(texts);
  const painted = parts.filter(({ node }) => node.paint);
  if (painted.length > 1) agreeOnPaint(painted.map(({ node }) => node.paint!));
}

/** Gives the same part of all instances of one size one frame, and its pictures one size and shape. */
export function agreeOnFrames(nodes: readonly LayoutNode[]): void {
  const painted = nodes.filter(({ paint }) => paint);
  if (painted.length > 1) {
    agreeOnRadius(painted.map(({ paint }) => paint!));
    agreeOnSize(painted);
  }
  agreeOnPictures(nodes);
}

const FIELDS = new Set(['input', 'select', 'textarea']);

/** The page has one title, and that is no part that it has several of. */
function agreeOnRole(parts: readonly Part[]): void {
  const nodes = parts.map(({ node }) => node);
  // What a text leads to is said by its own colour.
  const isByColor = nodes.some(({ kind, role }) => kind === 'text' && role === 'a');
  const roles = nodes.map((node) => roleOf(isByColor ? nodes.filter((other) => areOfOneColor(node, other)) : nodes));
  for (const [i, node] of nodes.entries()) {
    const role = roles[i];
    // An entry that opens something does not lead, whatever the others do.
    if (role === 'a' && node.role === 'button' && opens(node)) continue;
    // Each field shows by itself whether it has one line or several, or a list to open.
    if (FIELDS.has(role ?? '') && FIELDS.has(node.role ?? '')) continue;
    if (role === undefined) delete node.role;
    else node.role = role;
  }
  const { component } = nodes.find((node) => node.component) ?? {};
  const named = nodes.filter((node) => node.component?.kind === component?.kind).length;
  if (!component || 2 * named <= nodes.length) return;
  for (const node of nodes) node.component ??= { kind: component.kind };
}

/** The role that most have. Whether a line stands out is measured, and errors hide it: half of them make all headings. */
function roleOf(nodes: readonly LayoutNode[]): string | undefined {
  const roles = nodes.map(({ role }) => role).filter((role) => role !== 'h1');
  if (roles.length === 0) return 'h2';
  const headings = roles.filter((role) => /^h[2-6]$/.test(role ?? ''));
  return mostFrequent(2 * headings.length >= roles.length ? headings : roles);
}

const areOfOneColor = (a: LayoutNode, b: LayoutNode): boolean =>
  a.kind === 'text' && b.kind === 'text'
    ? channelDistance(a.text.color, b.text.color) <= MAX_COLOR_DISTANCE
    : a.kind === b.kind;

function agreeOnType(parts: readonly Part[]): void {
  const plain = parts.filter(({ isHighlighted }) => !isHighlighted);
  const voters = (plain.length > 1 ? plain : parts).map(({ node }) => node.text!);
  const size = median(voters.map((text) => text.size));
  const near = voters.filter((text) => isNear(text.size, size, MAX_SIZE_RATIO));
  const font = mostFrequent(near.map((text) => text.font));
  // Of one line, how far it is from the next is not seen.
  const paragraphs = near.filter((text) => !isSingleLine(text));
  const lineHeight = median((paragraphs.length > 0 ? paragraphs : near).map((text) => text.lineHeight));
  const letterSpacing = median(near.map((text) => text.letterSpacing));
  const align = edgeOf(parts);
  const color = mostFrequent(voters.map((text) => text.color));
  for (const { node, isHighlighted } of parts) {
    const text = node.text!;
    if (isNear(text.size, size, MAX_SIZE_RATIO)) Object.assign(text, { size, lineHeight, letterSpacing });
    const isOfWeight = Math.abs(text.font.weight - font.weight) < MAX_WEIGHT_DIFFERENCE;
    // One difference may be wrongly measured; another weight in another colour is meant.
    const isMeant = isHighlighted || channelDistance(text.color, color) > MAX_COLOR_DISTANCE;
    if (isOfWeight || !isMeant) text.font = font;
    if (!text.code && align && isSingleLine(text)) text.align = align;
    if (channelDistance(text.color, color) <= MAX_COLOR_DISTANCE) recolor(text, color);
  }
}

const isSingleLine = (text: TextBlock): boolean => text.lines.length === 1;

/** Words in the colour of their text stay in it. */
function recolor(text: TextBlock, color: number): void {
  for (const line of text.lines) for (const word of line.words) if (word.color === text.color) word.color = color;
  text.color = color;
}

/**
 * The edge that a part keeps in all instances, however long it is; none where several are kept. Without a frame, what
 * reaches to the edge of its instance makes that edge.
 */
function edgeOf(parts: readonly Part[]): TextBlock['align'] | undefined {
  const keeps = (edge: (box: LayoutNode['ink']) => number): boolean => {
    const offsets = parts.map(({ node, within }) => edge(node.ink) - edge(within.paint ? within.box : within.ink));
    const isOwn = parts.every(({ within }, i) => !within.paint && Math.abs(offsets[i]) <= 1);
    return !isOwn && Math.max(...offsets) - Math.min(...offsets) <= MAX_EDGE_OFFSET_PX;
  };
  const kept = [keeps((box) => box.x), keeps(centerX), keeps(right)];
  const edges = (['left', 'center', 'right'] as const).filter((_, i) => kept[i]);
  return edges.length === 1 ? edges[0] : undefined;
}

function agreeOnRadius(paints: readonly Paint[]): void {
  const radii = paints.filter(({ radius }) => radius !== undefined).map(({ radius }) => radius!);
  if (2 * radii.length <= paints.length) return;
  const radius = median(radii);
  for (const paint of paints) {
    if (Math.abs((paint.radius ?? 0) - radius) <= Math.max(MAX_LENGTH_DIFFERENCE_PX, 0.15 * radius))
      paint.radius = radius;
  }
}

function agreeOnPaint(paints: readonly Paint[]): void {
  const fill = mostFrequent(paints.map((paint) => paint.fill));
  const border = mostFrequentBy(
    paints.map(({ border }) => border && { ...border, accent: undefined }),
    JSON.stringify,
  );
  // On a dark ground a shadow is not seen.
  const shadows = paints.flatMap((paint) => paint.shadow ?? []);
  const shadow = 2 * shadows.length >= paints.length ? mostFrequentBy(shadows, JSON.stringify) : undefined;
  const translucent = mostFrequentBy(
    paints.flatMap((paint) => paint.translucent ?? []),
    JSON.stringify,
  );
  const gradients = paints.flatMap((paint) => paint.gradient ?? []);
  if (2 * gradients.length >= paints.length) shareGradient(paints, mostFrequentBy(gradients, JSON.stringify));
  for (const paint of paints) {
    if (fill !== undefined && paint.fill !== undefined && colorDifference(paint.fill, fill) <= MAX_SURFACE_DIFFERENCE) {
      paint.fill = fill;
      if (paint.translucent) paint.translucent = translucent ?? paint.translucent;
    }
    if (border && paint.border && channelDistance(paint.border.color, border.color) <= MAX_COLOR_DISTANCE)
      paint.border = { ...border, accent: paint.border.accent };
    if (shadow && (paint.shadow || paint.fill !== undefined)) paint.shadow = shadow;
  }
}

/** A gradient is missed where a sign covers most of its ground: what was taken for one colour lies between its ends. */
function shareGradient(paints: readonly Paint[], gradient: Gradient): void {
  const ends = gradient.stops.map(({ color }) => [red(color), green(color), blue(color)]);
  const isAmong = (fill: number): boolean =>
    [red(fill), green(fill), blue(fill)].every((value, channel) => {
      const values = ends.map((end) => end[channel]);
      return value >= Math.min(...values) - MAX_OFF_LEVELS && value <= Math.max(...values) + MAX_OFF_LEVELS;
    });
  const [first, last] = [gradient.stops[0], gradient.stops[gradient.stops.length - 1]];
  // A large box in the colour of one end is in one colour.
  const isEnd = (fill: number): boolean =>
    [first, last].some(({ color }) => channelDistance(fill, color) <= MAX_OFF_LEVELS);
  for (const paint of paints)
    if (!paint.gradient && paint.fill !== undefined && isAmong(paint.fill) && !isEnd(paint.fill))
      paint.gradient = gradient;
}

/** Beyond the ends of a gradient, per channel. */
const MAX_OFF_LEVELS = 4;

const isNear = (value: number, middle: number, share: number): boolean => Math.abs(value - middle) <= share * middle;

/** Parts of one component that are set almost alike are set alike: what was measured more often holds for both. */
export function agreeAmongParts(parts: readonly (readonly LayoutNode[])[]): void {
  const styles = parts
    .map((nodes) => nodes.filter(({ kind }) => kind === 'text'))
    .filter(({ length }) => length > 0)
    .map((nodes) => ({ nodes, text: { ...mostFrequentBy(nodes, ({ text }) => text!.color).text! } }))
    .sort((a, b) => b.nodes.length - a.nodes.length);
  for (const [i, { nodes, text }] of styles.entries()) {
    const model = styles.slice(0, i).find((other) => areOneStyle(other.text, text));
    if (!model) continue;
    for (const { text: own } of nodes) {
      if (!own || !areOneStyle(own, text)) continue;
      const { font, size, lineHeight } = model.text;
      Object.assign(own, { font, size, lineHeight });
      recolor(own, model.text.color);
    }
    Object.assign(text, model.text);
  }
}

const areOneStyle = (a: TextBlock, b: TextBlock): boolean =>
  a.code === b.code &&
  a.font.family === b.font.family &&
  Math.abs(a.font.weight - b.font.weight) < MAX_WEIGHT_DIFFERENCE &&
  isNear(a.size, b.size, MAX_PART_SIZE_DIFFERENCE) &&
  channelDistance(a.color, b.color) <= MAX_COLOR_DISTANCE;
