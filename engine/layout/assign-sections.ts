import type { LayoutNode } from '../model/layout-node.ts';
import { styleSignature } from './style-signature.ts';

/** Names the parts of the main content: sections with a heading, a sidebar, repeated cards. */
export function assignSections(root: LayoutNode): void {
  for (const part of root.children) {
    if (part.role || !isGroup(part)) continue;
    if (part.kind === 'row') findSidebar(part);
    if (hasHeading(part) && !isFramed(part)) part.role = 'section';
  }
  findCards(root);
}

const isGroup = (node: LayoutNode): boolean => node.kind === 'stack' || node.kind === 'row';

/** A column with a header or footer of its own is the page beside its sidebar. */
const isFramed = ({ children }: LayoutNode): boolean =>
  children.some(({ role }) => role === 'header' || role === 'footer' || role === 'aside');

const hasHeading = (node: LayoutNode): boolean =>
  node.children.some((child) => /^h[1-3]$/.test(child.role ?? '') || hasHeading(child));

/** A narrow tall column beside a wide one. */
function findSidebar(row: LayoutNode): void {
  const columns = row.children.filter((child) => isGroup(child) && !child.role);
  const widest = columns.find((child) => child.box.width >= 0.5 * row.box.width);
  if (!widest || row.box.height < 300 || row.children.length > 3) return;
  for (const column of columns) {
    const narrow = column.box.width <= 0.36 * row.box.width && column.box.width >= 100;
    if (column !== widest && narrow && column.box.height >= 200) column.role = 'aside';
  }
}

/** Two or more neighbours of one width that begin alike and hold more than one thing each. */
function findCards(node: LayoutNode): void {
  if (node.role === 'header' || node.role === 'footer' || node.role === 'nav') return;
  for (const child of node.children) findCards(child);
  if (!isGroup(node)) return;
  let run: LayoutNode[] = [];
  for (const child of [...node.children.filter((part) => part.kind !== 'rule'), null]) {
    if (child && isCard(child) && (run.length === 0 || alike(run[0], child))) run.push(child);
    else {
      if (run.length >= 2) for (const card of run) card.role = 'article';
      run = child && isCard(child) ? [child] : [];
    }
  }
}

function isCard(node: LayoutNode): boolean {
  if (!isGroup(node) || node.role || node.box.height < 60 || node.box.width < 100) return false;
  if (node.children.some((child) => child.role === 'article')) return false;
  const leaves = leavesOf(node);
  return (
    leaves.length >= 2 &&
    leaves.some((leaf) => leaf.kind === 'text') &&
    (node.paint !== undefined || leaves.some(isPictureOrHeading))
  );
}

/** What distinguishes a card from any group: it has a picture or a heading. */
const isPictureOrHeading = (leaf: LayoutNode): boolean => leaf.kind === 'image' || /^h[2-3]$/.test(leaf.role ?? '');

const leavesOf = (node: LayoutNode): LayoutNode[] =>
  node.children.length === 0 ? [node] : node.children.flatMap(leavesOf);

function alike(a: LayoutNode, b: LayoutNode): boolean {
  const [first, other] = [leavesOf(a)[0], leavesOf(b)[0]];
  const isSameKind =
    first.kind === 'text' ? styleSignature(first) === styleSignature(other) : first.kind === other.kind;
  return isSameKind && Math.abs(a.box.width - b.box.width) <= 6 && (a.paint === undefined) === (b.paint === undefined);
}
