import type { LayoutNode } from '../model/layout-node.ts';

const ONWARD = [
  // An arrow to where they lead, or back.
  /[→»›]$|>>$|^[←«‹]/,
  // There is more, but not of what.
  /^(read|learn|view|see|show|find out|discover|explore|browse|load) (more|all|details)$/i,
];

/** Whether words say nothing but that they lead somewhere. */
export function pointsOnward({ text }: LayoutNode): boolean {
  const words = text?.lines.map((line) => line.text).join(' ') ?? '';
  return ONWARD.some((onward) => onward.test(words));
}
