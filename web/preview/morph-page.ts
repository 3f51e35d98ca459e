import { Idiomorph } from 'idiomorph';

/**
 * Makes what is shown equal to what is wanted, and leaves alone what is. Idiomorph compares every sibling with all others,
 * which takes a second for 3,000 of them: it gets the smallest element in which all that differs lies, and nothing where
 * siblings were only put in or taken out.
 */
export function morphPage(shown: Element, wanted: Element): void {
  const [before, after] = differingChildren(shown, wanted);
  const [one, other] = before.length === 1 && after.length === 1 ? [before[0], after[0]] : [];
  const isSame = shown.cloneNode(false).isEqualNode(wanted.cloneNode(false));
  if (isSame && one instanceof Element && other instanceof Element && one.tagName === other.tagName)
    morphPage(one, other);
  else if (isSame && after.length === 0) for (const node of before) node.remove();
  else if (isSame && before.length === 0) putIn(after, shown, wanted);
  else Idiomorph.morph(shown, wanted, { morphStyle: 'outerHTML', restoreFocus: false });
}

/** What is left of the children of both when those that are equal at the beginning and at the end are taken away. */
function differingChildren(shown: Element, wanted: Element): [ChildNode[], ChildNode[]] {
  const [before, after] = [[...shown.childNodes], [...wanted.childNodes]];
  const shorter = Math.min(before.length, after.length);
  let first = 0;
  while (first < shorter && before[first]!.isEqualNode(after[first]!)) first++;
  let last = 0;
  while (last < shorter - first && before.at(-1 - last)!.isEqualNode(after.at(-1 - last)!)) last++;
  return [before.slice(first, before.length - last), after.slice(first, after.length - last)];
}

/** Where it stands among the children of `wanted`, among those of `shown`. */
function putIn(nodes: readonly ChildNode[], shown: Element, wanted: Element): void {
  if (nodes.length === 0) return;
  const at = [...wanted.childNodes].indexOf(nodes[0]!);
  const next = shown.childNodes[at] ?? null;
  for (const node of nodes) shown.insertBefore(node, next);
}
