import type { Element } from '../model/element.ts';
import { originOf } from './check/origin.ts';

/** How wide the parts of a row are in the design together, in px, with a gap between each two; what shows no part of the design is as wide as what is in it. */
export function drawnWidth({ children }: Element, gap: number): number {
  const parts = children.filter((child) => typeof child !== 'string');
  const widths = parts.map((part) => originOf(part)?.ink.width ?? drawnWidth(part, gap));
  return widths.reduce((sum, width) => sum + width, 0) + Math.max(0, parts.length - 1) * gap;
}
