import { MAX_TOUCH_PX } from '../layout/xy-cut.ts';
import type { LayoutNode } from '../model/layout-node.ts';
import { centerX, centerY, overlapX, overlapY, unionBox } from '../raster/box.ts';
import { isContainer } from './item.ts';
import { isGroup, type NestGroup } from './nest.ts';
import type { Slot } from './template.ts';

/** Share of the smaller of two things that may lie beside the other when they are said to follow each other. */
const MAX_OVERLAP_SHARE = 0.5;

/**
 * Groups the parts of each instance as the component has them.
 *
 * @param partOf what an instance has in a slot
 * @returns for each group within, what it became in each instance; an instance whose parts do not lie so keeps its own
 */
export function rebuild(
  instances: readonly LayoutNode[],
  nest: NestGroup,
  partOf: (slot: Slot, at: number) => LayoutNode | undefined,
): { fits: boolean[]; groups: Map<NestGroup, (LayoutNode | undefined)[]> } {
  const groups = new Map<NestGroup, (LayoutNode | undefined)[]>();
  const fits = instances.map((instance, at) => {
    if (!isContainer(instance)) return true;
    const built = new Map<NestGroup, LayoutNode>();
    const children = buildChildren(nest, at, partOf, built);
    if (!isOrdered(nest.kind, children) || [...built].some(([{ kind }, node]) => !isOrdered(kind, node.children)))
      return false;
    Object.assign(instance, { kind: nest.kind, children });
    for (const [group, node] of built) {
      const nodes = groups.get(group) ?? instances.map(() => undefined);
      nodes[at] = node;
      groups.set(group, nodes);
    }
    return true;
  });
  return { fits, groups };
}

function buildChildren(
  nest: NestGroup,
  at: number,
  partOf: (slot: Slot, at: number) => LayoutNode | undefined,
  built: Map<NestGroup, LayoutNode>,
): LayoutNode[] {
  return nest.children.flatMap((child): LayoutNode[] => {
    if (!isGroup(child)) {
      const part = partOf(child.slot, at);
      return part ? [part] : [];
    }
    const children = buildChildren(child, at, partOf, built);
    if (children.length === 0) return [];
    const node: LayoutNode = {
      kind: child.kind,
      children,
      box: unionBox(children.map(({ box }) => box)),
      ink: unionBox(children.map(({ ink }) => ink)),
      ...(child.role ? { role: child.role } : {}),
    };
    built.set(child, node);
    return [node];
  });
}

/** Whether things follow each other as their group says, with no more than half of one over another. */
function isOrdered(kind: NestGroup['kind'], children: readonly LayoutNode[]): boolean {
  if (kind === 'overlay') return true;
  const overlap = kind === 'row' ? overlapX : overlapY;
  const middle = kind === 'row' ? centerX : centerY;
  const length = kind === 'row' ? 'width' : 'height';
  return children.slice(1).every(({ ink }, i) => {
    const before = children[i].ink;
    if (kind === 'row' && overlapY(before, ink) <= 0) return false;
    // A hairline lies along the edge of what it divides.
    const most = Math.max(MAX_TOUCH_PX, MAX_OVERLAP_SHARE * Math.min(ink[length], before[length]));
    return middle(ink) > middle(before) && overlap(before, ink) <= most;
  });
}
