import type { Rgb } from '../../model/color.ts';
import type { LayoutNode } from '../../model/layout-node.ts';
import { right } from '../../raster/box.ts';
import { group } from '../arrange.ts';
import { textsOf } from '../assign-headings.ts';

/** A part of a row or a stack by what a reader sees of it: its words, its signs, and the box that it stands on. */
export type Item = {
  node: LayoutNode;
  words: string;
  texts: LayoutNode[];
  signs: LayoutNode[];
  rules: LayoutNode[];
  /** 0xRRGGBB that it is filled with. */
  fill: Rgb | undefined;
};

export function itemOf(node: LayoutNode): Item {
  const texts = textsOf(node);
  const words = texts.flatMap(({ text }) => text!.lines.map((line) => line.text)).join(' ');
  return { node, words, texts, signs: ofKind(node, 'image'), rules: ofKind(node, 'rule'), fill: node.paint?.fill };
}

const ofKind = (node: LayoutNode, kind: LayoutNode['kind']): LayoutNode[] =>
  node.kind === kind ? [node] : node.children.flatMap((child) => ofKind(child, kind));

export const inReadingOrder = (row: LayoutNode): LayoutNode[] => [...row.children].sort((a, b) => a.ink.x - b.ink.x);

/** What the sets of icons call a sign. */
export const nameOfSign = ({ image }: LayoutNode): string => image?.drawing?.known?.name ?? '';

/** A few children of a row, next to each other, as a row of their own; all of them are the row itself. */
export function groupRun(row: LayoutNode, run: readonly LayoutNode[]): LayoutNode {
  if (run.length === row.children.length) return row;
  const own: LayoutNode = { ...group('row', [...run]), role: 'div' };
  row.children = [...row.children.filter((child) => !run.includes(child)), own];
  return own;
}

/** The distance from the end of a node to the beginning of the next. */
export const gapBetween = (a: LayoutNode, b: LayoutNode): number => b.ink.x - right(a.ink);
