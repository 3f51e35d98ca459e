import { parse, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';
import type { MarkupPage } from '#engine/index.ts';
import { fontLinks } from './font-links.ts';

type Element = MarkupPage['body'];

/** Nothing in components runs or loads by itself. */
const DROPPED = new Set([
  'script',
  'noscript',
  'style',
  'link',
  'meta',
  'base',
  'template',
  'iframe',
  'object',
  'embed',
]);
/** Names that components can have: no handlers, and nothing that is an instruction to React or Vue. */
const ATTRIBUTE = /^(?!on|v-|key$|ref$)[a-z][a-z\d]*(?:[-:][a-z\d]+)*$/i;
const TAG = /^[a-z][a-z\d-]*$/i;
/** White space counts in these. */
const KEPT = new Set(['pre', 'textarea']);
/** Between two of these, or beside words, white space is a space; anywhere else it is layout of the code. */
const INLINE = new Set(
  'a abbr b br button cite code del em i img input ins kbd label mark q s samp select small span strong sub sup svg time u'.split(
    ' ',
  ),
);

/**
 * A page as somebody left it, for components to be written of: its elements, and everything that styles them in one sheet.
 * Style attributes become classes, because React takes them in another form than Vue.
 */
export function describePage({ html, css }: { html: string; css: string }): MarkupPage {
  const document = parse(html);
  const root = document.childNodes.find((node): node is Tree.Element => node.nodeName === 'html')!;
  const [head, body] = ['head', 'body'].map((tag) => childOf(root, tag));
  const styles = (head ? allOf(head, 'style') : []).map(textOf).map((sheet) => sheet.trim());
  const inline = new Map<string, string>();
  const described = body ? describe(body, inline, false) : EMPTY;
  const own = [...inline].map(([declarations, name]) => `.${name} {\n  ${declarations}\n}`);
  return {
    title: head ? allOf(head, 'title').map(textOf).join('').trim() : '',
    body: described,
    sheet: [...styles, css.trim(), ...own].filter(Boolean).join('\n\n'),
    fonts: fontLinks(document),
  };
}

const EMPTY: Element = { tag: 'body', name: 'body', css: {}, children: [] };

function describe(element: Tree.Element, inline: Map<string, string>, isKept: boolean): Element {
  const attributes: Record<string, string> = {};
  for (const { name, prefix, value } of element.attrs)
    if (ATTRIBUTE.test(name)) attributes[prefix ? `${prefix}:${name}` : name] = value;
  const { style, ...others } = attributes;
  if (style?.trim()) {
    const name = inline.get(style.trim()) ?? `style-${inline.size + 1}`;
    inline.set(style.trim(), name);
    others.class = [others.class, name].filter(Boolean).join(' ');
  }
  return {
    tag: TAG.test(element.tagName) ? element.tagName : 'div',
    name: partOf(others.class) ?? element.tagName,
    attributes: others,
    css: {},
    children: childrenOf(element, inline, isKept || KEPT.has(element.tagName)),
  };
}

/** "title" of `card__title`. */
const partOf = (classes = ''): string | undefined => /(?:^|\s)[\w-]+?__([a-z][a-z-]*)/.exec(classes)?.[1];

function childrenOf({ childNodes }: Tree.Element, inline: Map<string, string>, isKept: boolean): Element['children'] {
  const children: Element['children'] = [];
  let comment: string | undefined;
  childNodes.forEach((node, at) => {
    if (tree.isCommentNode(node)) comment = node.data.trim();
    else if (tree.isTextNode(node)) {
      const text = isKept ? node.value : spaced(node.value, childNodes[at - 1], childNodes[at + 1]);
      if (text !== '') children.push(text);
    } else if (tree.isElementNode(node) && !DROPPED.has(node.tagName)) {
      const child = describe(node, inline, isKept);
      children.push(comment ? { ...child, comment } : child);
      comment = undefined;
    }
  });
  return children;
}

/** A text with the spaces that are seen. */
function spaced(text: string, before: Tree.ChildNode | undefined, after: Tree.ChildNode | undefined): string {
  const words = text.trim().replace(/\s+/g, ' ');
  if (words === '') return isInline(before) && isInline(after) ? ' ' : '';
  return `${/^\s/.test(text) && isInline(before) ? ' ' : ''}${words}${/\s$/.test(text) && isInline(after) ? ' ' : ''}`;
}

const isInline = (node: Tree.ChildNode | undefined): boolean =>
  node !== undefined && tree.isElementNode(node) && INLINE.has(node.tagName);

const childOf = (element: Tree.Element, tag: string): Tree.Element | undefined =>
  element.childNodes.find((node): node is Tree.Element => node.nodeName === tag);

const allOf = ({ childNodes }: Tree.Element, tag: string): Tree.Element[] =>
  childNodes.filter((node): node is Tree.Element => node.nodeName === tag);

const textOf = ({ childNodes }: Tree.Element): string =>
  childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');
