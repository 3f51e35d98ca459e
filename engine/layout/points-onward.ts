import type { LayoutNode } from '../model/layout-node.ts';

const ARROW = /[→»›]$|>>$|^[←«‹]/;

/** Whether words have an arrow to where they lead at their end, or back at their beginning. */
export const pointsOnward = ({ text }: LayoutNode): boolean =>
  ARROW.test(text?.lines.map((line) => line.text).join(' ') ?? '');
