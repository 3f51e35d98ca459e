import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';

/** White space counts in these. */
const KEPT = /^(pre|textarea)$/;
/** Between two of these, or beside words, white space is a space; anywhere else it is layout of the code. */
const INLINE = new Set(
  'a abbr b br button cite code del em i img input ins kbd label mark q s samp select small span strong sub sup svg time u'.split(
    ' ',
  ),
);
/** What components have none of: it stays where it is. */
const ASIDE = new Set('script noscript style link meta base template iframe object embed'.split(' '));

/** A part of a page that components may have drawn: an element, or words. */
export type Part = Tree.Element | Tree.TextNode;

/** What is drawn in an element: its elements and its words, without comments and the layout of its code. */
export const partsOf = ({ childNodes }: Tree.ParentNode): Part[] =>
  childNodes.filter(isPart).filter((part) => !isBlank(part));

const known = new WeakMap<Part, string>();

/**
 * The same for two parts that browsers show alike, however they are written. A space alone between two elements counts for
 * nothing: most of them are laid out by their parent, and components have it or not.
 */
export function meaningOf(part: Part): string {
  const found = known.get(part);
  if (found !== undefined) return found;
  const meaning = tree.isTextNode(part)
    ? wordsOf(part)
    : `<${tagOf(part)}>${partsOf(part).map(meaningOf).join('\u0000')}</>`;
  known.set(part, meaning);
  return meaning;
}

const isPart = (node: Tree.ChildNode): node is Part =>
  tree.isTextNode(node) || (tree.isElementNode(node) && !ASIDE.has(node.tagName));

/** The start tag of an element, in one way of writing it. */
export const tagOf = ({ tagName, attrs }: Tree.Element): string => {
  const written = attrs.map(({ name, prefix, value }) => {
    const words = value.trim().split(/\s+/);
    // In which order classes are named says nothing.
    return `${prefix ?? ''}:${name}=${(name === 'class' ? words.sort() : words).join(' ')}`;
  });
  // No classes and an empty list of them are the same.
  return [tagName, ...written.filter((one) => one !== ':class=').sort()].join('\n');
};

function wordsOf(text: Tree.TextNode): string {
  const { parentNode: parent, value } = text;
  if (parent && 'tagName' in parent && KEPT.test(parent.tagName)) return value;
  const siblings = parent?.childNodes.filter(isPart) ?? [];
  const at = siblings.indexOf(text);
  const words = value.replace(/\s+/g, ' ');
  const [before, after] = [isInline(siblings[at - 1]), isInline(siblings[at + 1])];
  return `${before && words.startsWith(' ') ? ' ' : ''}${words.trim()}${after && words.endsWith(' ') ? ' ' : ''}`;
}

/** White space alone. */
export const isBlank = (node: Tree.ChildNode): boolean => tree.isTextNode(node) && node.value.trim() === '';

const isInline = (node: Part | undefined): boolean =>
  node !== undefined && (tree.isTextNode(node) || INLINE.has(node.tagName));
