import { type DefaultTreeAdapterTypes, parse } from 'parse5';

type Node = DefaultTreeAdapterTypes.Node;

/** The content of a document's style elements, and the CSS that comes with it where it is in none of them. */
export function stylesOf(html: string, css: string): string {
  const found: string[] = [];
  const visit = (node: Node): void => {
    if (node.nodeName === 'style' && 'childNodes' in node)
      found.push(node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''));
    else if ('childNodes' in node) for (const child of node.childNodes) visit(child);
  };
  visit(parse(html));
  const isThere = found.some((style) => style.trim() === css.trim());
  return (isThere ? found : [...found, css]).join('\n').trim();
}
