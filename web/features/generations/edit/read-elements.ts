import { type DefaultTreeAdapterTypes, html as names, parse } from 'parse5';

/** Offsets into the source text: from `start` up to, not including, `end`. */
export interface Span {
  start: number;
  end: number;
}

export interface PageAttribute extends Span {
  /** As the browser reads it: character references are resolved. */
  value: string;
}

/** An element as it stands in the source text. */
export interface PageElement extends Span {
  /** Its place among all elements of the document, in the order of their start tags. */
  at: number;
  tag: string;
  isForeign: boolean;
  startTag: Span;
  /** Between its tags. Empty at the end of the start tag where nothing can be inside, as in `<img>`. */
  content: Span;
  /** Missing where the source leaves it out. */
  endTag: Span | undefined;
  attributes: Record<string, PageAttribute>;
  parent: number | undefined;
  children: number[];
}

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

const CACHED = 4;
const cache = new Map<string, readonly PageElement[]>();

/**
 * Every element of a document that has a start tag in its source, in the order of these tags. What the parser adds by
 * itself (a `tbody`) is left out. The last few documents are remembered: panels, editor and preview ask about the same one.
 */
export function readElements(html: string): readonly PageElement[] {
  const known = cache.get(html);
  if (known) return known;
  const elements = parseElements(html);
  const oldest = cache.keys().next();
  if (cache.size >= CACHED && !oldest.done) cache.delete(oldest.value);
  cache.set(html, elements);
  return elements;
}

function parseElements(html: string): PageElement[] {
  const byStart = new Map<number, { element: PageElement; parent: PageElement | undefined }>();
  const visit = (nodes: readonly Node[], parent: PageElement | undefined): void => {
    for (const node of nodes) {
      if (!('tagName' in node)) continue;
      const element = locate(node);
      // Misnested tags make the parser repeat an element: both stand at the same place of the source.
      if (element && !byStart.has(element.start)) byStart.set(element.start, { element, parent });
      visit('content' in node ? node.content.childNodes : node.childNodes, element ?? parent);
    }
  };
  visit(parse(html, { sourceCodeLocationInfo: true }).childNodes, undefined);

  const found = [...byStart.values()].sort((a, b) => a.element.start - b.element.start);
  found.forEach(({ element }, at) => {
    element.at = at;
  });
  for (const { element, parent } of found) {
    const owner = parent && byStart.get(parent.start)?.element;
    element.parent = owner?.at;
    owner?.children.push(element.at);
  }
  return found.map(({ element }) => element);
}

function locate({ tagName, namespaceURI, attrs, sourceCodeLocation: place }: Element): PageElement | undefined {
  const startTag = place?.startTag;
  if (!startTag) return undefined;
  const span = ({ startOffset, endOffset }: { startOffset: number; endOffset: number }): Span => ({
    start: startOffset,
    end: endOffset,
  });
  const endTag = place.endTag && span(place.endTag);
  const attributes: Record<string, PageAttribute> = Object.create(null);
  for (const { name, prefix, value } of attrs) {
    const key = prefix ? `${prefix}:${name}` : name;
    const written = place.attrs?.[key];
    if (written) attributes[key] = { value, ...span(written) };
  }
  return {
    at: 0,
    tag: tagName,
    isForeign: namespaceURI !== names.NS.HTML,
    ...span(place),
    startTag: span(startTag),
    content: { start: startTag.endOffset, end: endTag?.start ?? Math.max(startTag.endOffset, place.endOffset) },
    endTag,
    attributes,
    parent: undefined,
    children: [],
  };
}

/** The innermost element whose source holds `offset`; undefined before the first one. */
export function elementAtOffset(elements: readonly PageElement[], offset: number): PageElement | undefined {
  return elements.findLast(({ start, end }) => start <= offset && offset < end);
}

/** Where an element stands in the source; undefined when there is no such element. */
export function rangeOf(elements: readonly PageElement[], at: number): Span | undefined {
  const element = elements[at];
  return element && { start: element.start, end: element.end };
}

/** An element and what it stands in, outermost first. */
export function pathTo(elements: readonly PageElement[], at: number): PageElement[] {
  const path: PageElement[] = [];
  for (let element = elements[at]; element; element = elements[element.parent ?? -1]) path.unshift(element);
  return path;
}
