import { diffArrays } from 'diff';
import {
  html as names,
  serializeOuter,
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter as tree,
} from 'parse5';
import { escapeText } from '../edit/index.ts';
import { isBlank, meaningOf, type Part, partsOf, tagOf } from './meaning.ts';

/**
 * What is to stand in an element, written with as much of its source as still holds: parts that mean the same keep their code
 * with their layout and the comments before them.
 * @param source the document that `before` is read from, with places
 */
export function writeParts(drawn: Tree.ParentNode, before: Tree.Element, source: string): string {
  const [fresh, old] = [partsOf(drawn), partsOf(before)];
  const { start, end } = contentOf(before);
  const places = old.map((part) => part.sourceCodeLocation);
  // What the parser added by itself (a `tbody`) has no code that could be kept.
  if (places.some((place) => !place)) return fresh.map((part) => serializeOuter(part)).join('');
  const partners = partnersOf(
    fresh.map(meaningOf),
    old.map(meaningOf),
    (i, at) => fresh[i]!.nodeName === old[at]!.nodeName,
  );
  const endOf = (at: number): number => (at < 0 ? start : places[at]!.endOffset);
  const indent = /\n[ \t]*$/.exec(source.slice(start, places[0]?.startOffset ?? start))?.[0] ?? '';
  const written = fresh.map((part, i) => {
    const at = partners.get(i);
    const space = isSpaced(part) ? ' ' : '';
    if (at === undefined) return (tree.isTextNode(part) ? '' : indent || space) + asCode(part);
    const { startOffset, endOffset } = places[at]!;
    const lead = source.slice(endOf(at - 1), startOffset);
    const isSame = meaningOf(part) === meaningOf(old[at]!);
    return (lead || space) + (isSame ? source.slice(startOffset, endOffset) : rewritten(part, old[at]!, source));
  });
  return written.join('') + source.slice(endOf(old.length - 1), end);
}

/** Whether a space alone stands before it. */
const isSpaced = (part: Part): boolean => {
  const siblings = part.parentNode?.childNodes ?? [];
  const before = siblings[siblings.indexOf(part) - 1];
  return before !== undefined && isBlank(before);
};

const asCode = (part: Part): string => (tree.isTextNode(part) ? escapeText(part.value) : serializeOuter(part));

/** Which of the old parts each drawn one stands for: those that mean the same, then, between these, those of one kind in turn. */
function partnersOf(
  fresh: readonly string[],
  old: readonly string[],
  isKind: (fresh: number, old: number) => boolean,
): Map<number, number> {
  const partners = new Map<number, number>();
  let gap = { fresh: [] as number[], old: [] as number[] };
  const close = () => {
    let from = 0;
    for (const i of gap.fresh) {
      const found = gap.old.findIndex((at, n) => n >= from && isKind(i, at));
      if (found < 0) continue;
      partners.set(i, gap.old[found]!);
      // Parts keep their order.
      from = found + 1;
    }
    gap = { fresh: [], old: [] };
  };
  let [i, at] = [0, 0];
  for (const { added, removed, count } of diffArrays([...old], [...fresh]))
    for (let n = 0; n < count; n++) {
      if (added) gap.fresh.push(i++);
      else if (removed) gap.old.push(at++);
      else {
        close();
        partners.set(i++, at++);
      }
    }
  close();
  return partners;
}

/** A part in the place of another one of its kind. */
function rewritten(part: Part, old: Part, source: string): string {
  const place = old.sourceCodeLocation;
  if (!place) return asCode(part);
  if (tree.isTextNode(part) || tree.isTextNode(old)) {
    const [before, after] = endsOf(source.slice(place.startOffset, place.endOffset));
    const text = asCode(part);
    const [ownBefore, ownAfter] = endsOf(text);
    // What is layout of the code stays so.
    return (before.includes('\n') ? before : ownBefore) + text.trim() + (after.includes('\n') ? after : ownAfter);
  }
  const { startTag, endTag } = old.sourceCodeLocation as Tree.Element['sourceCodeLocation'] & object;
  // Drawings are not read part by part.
  if (part.namespaceURI !== names.NS.HTML || !startTag || !endTag) return asCode(part);
  const tag =
    tagOf(part) === tagOf(old)
      ? source.slice(startTag.startOffset, startTag.endOffset)
      : asCode({ ...part, childNodes: [] }).slice(0, -`</${part.tagName}>`.length);
  return tag + writeParts(part, old, source) + source.slice(endTag.startOffset, endTag.endOffset);
}

/** The white space that a text begins and ends with. */
const endsOf = (text: string): [string, string] => [/^\s*/.exec(text)![0], /\s*$/.exec(text)![0]];

/** Where the source of what is in an element begins and ends. */
export function contentOf({ sourceCodeLocation: place }: Tree.Element): { start: number; end: number } {
  const start = place?.startTag?.endOffset ?? place?.startOffset ?? 0;
  return { start, end: place?.endTag?.startOffset ?? place?.endOffset ?? start };
}
