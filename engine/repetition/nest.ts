import type { LayoutNode } from '../model/layout-node.ts';
import { isPlainGroup, type Lists } from './item.ts';
import type { Slot } from './template.ts';

/** How the slots of a component are grouped. */
export type Nest = { slot: Slot } | NestGroup;
export type NestGroup = { kind: 'stack' | 'row' | 'overlay'; role?: string | undefined; children: Nest[] };

export const isGroup = (nest: Nest): nest is NestGroup => 'kind' in nest;

/** The grouping that most instances have, completed by the parts that only others have. */
export function nestOf(instances: readonly LayoutNode[], slots: readonly Slot[], lists: Lists): NestGroup {
  const nests = instances.map((instance, i) => readNest(instance, slotsByNode(slots, i), lists));
  const common = new Set(slots.filter(({ parts }) => 2 * parts.filter(Boolean).length > instances.length));
  const forms = nests.map((nest) => formOf(nest, slots, common));
  const votes = (form: string): number => forms.filter((other) => other === form).length;
  const count = (nest: Nest): number => slotsOf(nest).length;
  let best = 0;
  for (let i = 1; i < nests.length; i++) {
    const isBetter = votes(forms[i]) - votes(forms[best]) || count(nests[i]) - count(nests[best]);
    if (isBetter > 0) best = i;
  }
  const nest = nests[best];
  for (const slot of slots) {
    if (slotsOf(nest).includes(slot)) continue;
    insertSlot(nest, slot, nests[slot.parts.findIndex(Boolean)], slots);
  }
  return nest;
}

const slotsByNode = (slots: readonly Slot[], at: number): Map<LayoutNode, Slot> =>
  new Map(slots.flatMap((slot) => (slot.parts[at] ? [[slot.parts[at].node, slot] as const] : [])));

function readNest(node: LayoutNode, slotOf: ReadonlyMap<LayoutNode, Slot>, lists: Lists): NestGroup {
  const children = node.children.flatMap((child): Nest[] => {
    const slot = slotOf.get(child);
    if (slot) return [{ slot }];
    if (!isPlainGroup(child) || lists.has(child)) return [];
    const inner = readNest(child, slotOf, lists);
    return inner.children.length === 1 ? inner.children : [inner];
  });
  const kind = node.kind === 'row' || node.kind === 'overlay' ? node.kind : 'stack';
  // In a tree, what begins at one height stands in no order of its own: slots are in that of reading.
  const order = [...slotOf.values()];
  const first = (nest: Nest): number => Math.min(...slotsOf(nest).map((slot) => order.indexOf(slot)));
  return {
    kind,
    role: node.role,
    children: kind === 'overlay' ? children : children.sort((a, b) => first(a) - first(b)),
  };
}

export const slotsOf = (nest: Nest): Slot[] => (isGroup(nest) ? nest.children.flatMap(slotsOf) : [nest.slot]);

/** The grouping of the slots that most instances have, in letters. */
function formOf(nest: Nest, slots: readonly Slot[], common: ReadonlySet<Slot>): string {
  if (!isGroup(nest)) return common.has(nest.slot) ? String(slots.indexOf(nest.slot)) : '';
  const inner = nest.children.map((child) => formOf(child, slots, common)).filter(Boolean);
  return inner.length < 2 ? inner.join('') : `${nest.kind}(${inner.join(' ')})`;
}

/** Puts a slot where the instance that has it shows it: beside or below the parts that it is grouped with there. */
function insertSlot(nest: NestGroup, slot: Slot, owner: NestGroup, slots: readonly Slot[]): void {
  const order = (part: Slot): number => slots.indexOf(part);
  const known = new Set(slotsOf(nest));
  for (const group of groupsAround(owner, slot)) {
    const mates = slotsOf(group).filter((part) => known.has(part));
    if (mates.length === 0) continue;
    const place = smallestGroup(nest, mates);
    const alone = mates.length === 1 && place.kind !== group.kind ? mates[0] : undefined;
    if (alone && !isGroupedAlone(nest, place)) {
      const at = place.children.findIndex((child) => !isGroup(child) && child.slot === alone);
      const pair = [{ slot: alone }, { slot }].sort((a, b) => order(a.slot) - order(b.slot));
      place.children[at] = { kind: group.kind, children: pair };
      return;
    }
    const after = place.children.findIndex((child) => Math.min(...slotsOf(child).map(order)) > order(slot));
    place.children.splice(after === -1 ? place.children.length : after, 0, { slot });
    return;
  }
  nest.children.push({ slot });
}

/** Whether a group holds one slot alone: it may become a group of any kind. */
function isGroupedAlone(nest: NestGroup, place: NestGroup): boolean {
  return nest === place && place.children.length === 1;
}

/** The groups that a slot lies in, the smallest first. */
function groupsAround(nest: NestGroup, slot: Slot): NestGroup[] {
  for (const child of nest.children) {
    if (!isGroup(child)) {
      if (child.slot === slot) return [nest];
      continue;
    }
    const inner = groupsAround(child, slot);
    if (inner.length > 0) return [...inner, nest];
  }
  return [];
}

function smallestGroup(nest: NestGroup, mates: readonly Slot[]): NestGroup {
  const inner = nest.children.find(
    (child): child is NestGroup => isGroup(child) && mates.every((mate) => slotsOf(child).includes(mate)),
  );
  return inner ? smallestGroup(inner, mates) : nest;
}
