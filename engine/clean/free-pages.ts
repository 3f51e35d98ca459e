import type { LayoutNode } from '../model/layout-node.ts';
import { isPlainGroup } from '../repetition/item.ts';

/** The pages of a pagination are entries of one list, though the numbers stand closer to each other than to the words at the ends. */
export function freePages(node: LayoutNode): void {
  for (const child of node.children) {
    if (node.component?.kind === 'pagination' && child.role === 'ul') child.children = pagesOf(child);
    else freePages(child);
  }
}

const pagesOf = ({ children }: LayoutNode): LayoutNode[] =>
  children.flatMap((child) =>
    child.kind === 'row' && isPlainGroup(child) && !child.instance ? pagesOf(child) : [child],
  );
