import { isFramedCell } from '../emit/table-tracks.ts';
import type { ContainerNode, LayoutNode } from '../model/layout-node.ts';
import { unionBox } from '../raster/box.ts';
import { agreeOnLabels } from './agree-on-pictures.ts';
import type { Component } from './collect-components.ts';
import { agree, agreeAmongParts, agreeOnFrames } from './consensus.ts';
import { correctParts } from './correct-parts.ts';
import { findSizes } from './find-sizes.ts';
import { isContainer, isPlainGroup, type Lists } from './item.ts';
import { findMarked } from './look.ts';
import { nameOfComponent, qualifiersOf } from './name-component.ts';
import { isTitle, nameOfPart } from './name-parts.ts';
import { nestOf } from './nest.ts';
import { rebuild } from './rebuild.ts';
import { groupOf } from './regroup.ts';
import { separateColumns } from './separate-columns.ts';
import { shareFrame } from './share-frame.ts';
import { standsFor } from './similarity.ts';
import { alignInstances, type Slot } from './template.ts';

/** `page`: the root of its tree, as large as the design. `names`: those of components that the page has already. */
type Context = { page: LayoutNode; lists: Lists; names: Set<string> };

/** A part that all instances may have, with what each has there. */
type Row = { nodes: (LayoutNode | undefined)[]; kind: 'group' | 'list' | 'part' };

/** Gives all instances of a component one structure, one style for each part, and their names. */
export function unifyComponent({ instances, place }: Component, context: Context): void {
  const roots = sameKind(instances, context.lists);
  const isHighlighted = findMarked(roots);
  const rows: Row[] = [];
  const fits = unifyContents(roots, rows, context);
  const members = roots.map((root, at) => (fits[at] ? root : undefined));
  if (present(members).length < 2) return;
  const sizes = findSizes(
    members,
    rows.map(({ nodes }) => nodes),
  );
  for (const nodes of [members, ...rows.map((row) => row.nodes)]) {
    agree(nodes.flatMap((node, at) => (node ? [{ node, within: roots[at], isHighlighted: isHighlighted[at] }] : [])));
    for (const size of new Set(sizes)) agreeOnFrames(present(nodes.filter((_, at) => sizes[at] === size)));
  }
  const hasWords = rows.some(({ nodes }) => present(nodes).some(({ kind }) => kind === 'text'));
  if (hasWords) for (const { nodes } of rows) agreeOnLabels(present(nodes));
  agreeAmongParts([members, ...rows.map((row) => row.nodes)].map(present));
  for (const root of present(members)) refit(root);
  shareFrame(present(members));
  for (const { parent, instances: held } of context.lists.values())
    if (parent !== context.page && held.some((node) => members.includes(node))) refit(parent);
  const kinds = nameRows(rows);
  const hasActive = isHighlighted.includes(true);
  const opens =
    hasActive &&
    rows.some(({ nodes }, i) => kinds[i] === 'text' && nodes.every((node, at) => Boolean(node) === isHighlighted[at]));
  const named = nameOfComponent(present(members), kinds, { ...place, hasActive, opens });
  const component = unique(named.name, qualifiersOf(named.name, kinds, place), context.names);
  members.forEach((root, at) => {
    if (!root) return;
    root.slot = ofSize(component, sizes[at]);
    const modifier = isHighlighted[at] ? named.modifier : sizes[at];
    root.instance = { component, ...(modifier ? { modifier } : {}) };
  });
  const used = new Set<string>();
  rows.forEach(({ nodes }, i) => {
    const part = uniqueIn(used, kinds[i]);
    nodes.forEach((node, at) => {
      if (node) node.slot = `${ofSize(component, sizes[at])}/${part}`;
    });
  });
  for (const { kind, nodes } of rows) {
    if (kind !== 'list') continue;
    const inner = present(nodes).flatMap((node) => context.lists.get(node)?.instances ?? []);
    const isRow = present(nodes)[0].kind === 'row';
    const framed = inner.filter(hasFramedCells);
    const others = inner.filter((instance) => !framed.includes(instance));
    for (const instances of [others, framed])
      if (instances.length > 0) unifyComponent({ instances, place: { ...place, isRow, within: component } }, context);
  }
}

/** Whether a row stands in a grid of lines. What is in such cells lies a level deeper than in others: they share no structure. */
const hasFramedCells = ({ children }: LayoutNode): boolean => children.some(isFramedCell);

/** What has another size is measured by itself. */
const ofSize = (component: string, size: string | undefined): string => (size ? `${component}--${size}` : component);

/** Groups reach as far as what is in them. */
function refit(node: LayoutNode): void {
  for (const child of node.children) refit(child);
  if (isPlainGroup(node) && node.children.length > 0) node.box = unionBox(node.children.map(({ box }) => box));
}

const present = (nodes: readonly (LayoutNode | undefined)[]): LayoutNode[] =>
  nodes.filter((node) => node !== undefined);

/**
 * Gives holders of the same parts one structure, and collects the parts.
 *
 * @returns which of them have it
 */
function unifyContents(holders: readonly LayoutNode[], rows: Row[], context: Context): boolean[] {
  const { lists } = context;
  if (!holders.every(isContainer)) return holders.map(() => true);
  separateColumns(holders, lists);
  const slots = alignInstances(holders, lists);
  const parts = new Map(slots.map((slot) => [slot, partsOf(slot, lists)]));
  const nest = nestOf(holders, slots, lists);
  const { fits, groups } = rebuild(holders, nest, (slot, at) => parts.get(slot)![at]);
  for (const nodes of groups.values()) rows.push({ kind: 'group', nodes });
  for (const slot of slots) {
    const nodes = parts.get(slot)!.map((node, at) => (fits[at] ? node : undefined));
    const held = present(nodes);
    if (held.length === 0) continue;
    const isList = held.some((node) => lists.has(node));
    rows.push({ kind: isList ? 'list' : 'part', nodes });
    const boxes = held.filter(isContainer);
    if (isList || boxes.every(({ children }) => children.length === 0)) continue;
    const inner: Row[] = [];
    unifyContents(boxes, inner, context);
    for (const row of inner) {
      const left = [...row.nodes];
      rows.push({ kind: row.kind, nodes: nodes.map((node) => (node && isContainer(node) ? left.shift() : undefined)) });
    }
  }
  return fits;
}

const CELL_TEXTS = new Set(['caption', 'link', 'price', 'text', 'value']);

/** What each part is called. Without a heading, the text that stands out is the title. */
function nameRows(rows: readonly Row[]): string[] {
  const names = rows.map(({ kind, nodes }) => (kind === 'part' ? nameOfPart(present(nodes)) : kind));
  if (names.includes('cell')) return names.map((name) => (CELL_TEXTS.has(name) ? 'cell-text' : name));
  if (names.includes('title')) return names;
  const texts = rows.filter(({ nodes }) => present(nodes)[0].kind === 'text');
  const title = rows.findIndex(
    (row, i) =>
      (names[i] === 'caption' || names[i] === 'link') &&
      isTitle(
        present(row.nodes)[0],
        texts.filter((text) => text !== row).map(({ nodes }) => present(nodes)[0]),
      ),
  );
  return names.map((name, i) => (i === title ? 'title' : name));
}

/** What each instance has in a slot, as nodes of one kind: a leaf that others have in a box gets one without paint. */
function partsOf({ parts }: Slot, lists: Lists): (LayoutNode | undefined)[] {
  const nodes = parts.map((part) => part?.node);
  const list = nodes.find((node) => node && lists.has(node));
  if (list) {
    return nodes.map((node) => {
      if (!node || lists.has(node)) return node;
      const parent = groupOf(list.kind === 'row' ? 'row' : 'stack', [node], list.role);
      lists.set(parent, { parent, instances: [node] });
      return parent;
    });
  }
  const box = nodes.find((node) => node && isContainer(node));
  if (!box) return correctParts(nodes);
  // Whoever has no portrait is shown by initials in a box, and others without one.
  const pictures = parts.filter((part) => part?.node.kind === 'image');
  if (parts.some((part) => part && pictures.some((picture) => standsFor(part, picture!)))) return nodes;
  return nodes.map((node) => (node && !isContainer(node) ? wrap(node, box as ContainerNode) : node));
}

/** Instances as nodes of one kind, changed in place in what holds them. */
function sameKind(instances: readonly LayoutNode[], lists: Lists): LayoutNode[] {
  const box = instances.find(isContainer);
  if (!box || instances.every(isContainer)) return [...instances];
  const wrapped = new Map<LayoutNode, LayoutNode>(
    instances.flatMap((node) => (isContainer(node) ? [] : [[node, wrap(node, box)] as const])),
  );
  for (const list of lists.values()) {
    if (!list.instances.some((node) => wrapped.has(node))) continue;
    replaceIn(list.parent, wrapped);
    list.instances = list.instances.map((node) => wrapped.get(node) ?? node);
  }
  return instances.map((node) => wrapped.get(node) ?? node);
}

function replaceIn(node: LayoutNode, replacements: ReadonlyMap<LayoutNode, LayoutNode>): void {
  node.children = node.children.map((child) => {
    const replacement = replacements.get(child);
    if (!replacement) replaceIn(child, replacements);
    return replacement ?? child;
  });
}

/** A leaf in a box without paint, which is what the leaf was if other boxes are that. */
function wrap(node: LayoutNode, box: ContainerNode): ContainerNode {
  const { role, ...rest } = groupOf(box.kind === 'row' ? 'row' : 'stack', [node]);
  if (node.role === undefined || node.role !== box.role) return rest;
  node.role = undefined;
  return { ...rest, role: box.role };
}

function uniqueIn(used: Set<string>, name: string): string {
  let free = name;
  for (let i = 2; used.has(free); i++) free = `${name}-${i}`;
  used.add(free);
  return free;
}

/** A second component of one name is told by where it stands or what is in it; only where nothing tells it is it numbered. */
function unique(name: string, qualifiers: readonly string[], names: Set<string>): string {
  if (!names.has(name)) return uniqueIn(names, name);
  const free = qualifiers
    .filter((word) => !name.startsWith(word))
    .map((word) => `${word}-${name}`)
    .find((one) => !names.has(one));
  return uniqueIn(names, free ?? name);
}
