import { type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';

/** Who serves web fonts, and where their style sheets are. */
const SERVICES: Record<string, RegExp> = {
  'fonts.googleapis.com': /^\/css2?$/,
  'fonts.bunny.net': /^\/css2?$/,
};
const MAX_COUNT = 2;
const MAX_LENGTH = 2000;

/** The addresses of web fonts that a document links, from the services that the engine's own pages use; any other is dropped. */
export function fontLinks(document: Tree.ParentNode): string[] {
  const found: string[] = [];
  const visit = (node: Tree.ParentNode): void => {
    for (const child of node.childNodes) {
      if (!tree.isElementNode(child)) continue;
      if (child.tagName === 'link') found.push(...addressOf(child));
      visit(child);
    }
  };
  visit(document);
  return [...new Set(found)].slice(0, MAX_COUNT);
}

function addressOf({ attrs }: Tree.Element): string[] {
  const [rel, href] = ['rel', 'href'].map((name) => attrs.find((attribute) => attribute.name === name)?.value ?? '');
  if (rel !== 'stylesheet' || href!.length > MAX_LENGTH || !URL.canParse(href!)) return [];
  const { protocol, host, pathname, search } = new URL(href!);
  const isService = protocol === 'https:' && SERVICES[host]?.test(pathname) === true;
  return isService ? [`https://${host}${pathname}${search}`] : [];
}
