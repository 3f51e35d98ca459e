import type { LayoutNode } from '../model/layout-node.ts';

/**
 * Levels of headings without gaps: below the title come sections, whatever their size. All that follow the first one up to a
 * larger heading are sections with it, for cards side by side have one level, unless there is a heading above them.
 */
export function closeLevelGaps(root: LayoutNode): void {
  let isBelowSection = false;
  for (const heading of headingsOf(root)) {
    if (heading.role === 'h2') isBelowSection = true;
    else if (heading.role === 'h1') isBelowSection = false;
    else if (!isBelowSection) heading.role = 'h2';
  }
  nestCards(root);
}

/** In the order in which they are written. The words of a button head nothing. */
function headingsOf(node: LayoutNode): LayoutNode[] {
  if (node.role === 'button') return [];
  if (/^h[1-3]$/.test(node.role ?? '')) return [node];
  return inOrder(node).flatMap(headingsOf);
}

function inOrder(node: LayoutNode): LayoutNode[] {
  const byPlace = (a: LayoutNode, b: LayoutNode): number =>
    node.kind === 'row' ? a.ink.x - b.ink.x : node.kind === 'stack' ? a.box.y - b.box.y || a.box.x - b.box.x : 0;
  return [...node.children].sort(byPlace);
}

/** The heading of a card is below the one above its row; a much larger one heads more than the card. */
function nestCards(node: LayoutNode, around?: LayoutNode): void {
  let lead = around;
  for (const part of inOrder(node)) {
    if (isCard(part)) {
      for (const heading of headingsOf(part)) if (lead && isBelow(heading, lead)) heading.role = 'h3';
      nestCards(part);
      continue;
    }
    const [heading, ...others] = headingsOutsideCards(part);
    if (node.kind === 'stack' && heading?.role === 'h2' && others.length === 0) lead = heading;
    // What is in a footer or a menu belongs to no section.
    nestCards(part, LANDMARK.test(part.role ?? '') ? undefined : lead);
  }
}

const LANDMARK = /^(header|footer|nav|aside)$/;

const isCard = ({ role, instance, text }: LayoutNode): boolean =>
  role === 'article' || (instance !== undefined && text === undefined);

const headingsOutsideCards = (node: LayoutNode): LayoutNode[] =>
  /^h[1-3]$/.test(node.role ?? '')
    ? [node]
    : inOrder(node)
        .filter((part) => !isCard(part))
        .flatMap(headingsOutsideCards);

const isBelow = (heading: LayoutNode, lead: LayoutNode): boolean =>
  heading.role === 'h2' && (heading.text?.size ?? 0) <= MAX_CARD_RATIO * (lead.text?.size ?? 0);

const MAX_CARD_RATIO = 1.15;
