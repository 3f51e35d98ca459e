import type { LayoutNode } from '../model/layout-node.ts';

/**
 * Levels of headings without gaps: below the title come sections, whatever their size. All that follow the first one up to a
 * larger heading are sections with it, for cards side by side have one level.
 */
export function closeLevelGaps(root: LayoutNode): void {
  let isBelowSection = false;
  for (const heading of headingsOf(root)) {
    if (heading.role === 'h2') isBelowSection = true;
    else if (heading.role === 'h1') isBelowSection = false;
    else if (!isBelowSection) heading.role = 'h2';
  }
}

/** In the order in which they are written. */
function headingsOf(node: LayoutNode): LayoutNode[] {
  if (/^h[1-3]$/.test(node.role ?? '')) return [node];
  const byPlace = (a: LayoutNode, b: LayoutNode): number =>
    node.kind === 'row' ? a.ink.x - b.ink.x : node.kind === 'stack' ? a.box.y - b.box.y || a.box.x - b.box.x : 0;
  return [...node.children].sort(byPlace).flatMap(headingsOf);
}
