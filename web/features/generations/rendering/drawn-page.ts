import {
  parse,
  parseFragment,
  serialize,
  type DefaultTreeAdapterTypes as Tree,
  defaultTreeAdapter as tree,
} from 'parse5';
import type { ComponentSources, Framework } from '#contract/generations.ts';
import { applyChanges, escapeText, type PageCode, readElements, setAttribute } from '../edit/index.ts';
import { type Part, partsOf } from './meaning.ts';
import { withoutImports, withSheet } from './page-sheet.ts';
import { contentOf, writeParts } from './write-parts.ts';

/**
 * The page that components draw, written into the page as it is: what they leave as it was keeps its code.
 * @param markup of the page component
 */
export function drawnPage(
  code: PageCode,
  framework: Framework,
  { files }: Pick<ComponentSources, 'files'>,
  markup: string,
): PageCode {
  const { childNodes } = parseFragment(markup);
  // React loads pictures before it comes to them.
  const root: Tree.DocumentFragment = {
    nodeName: '#document-fragment',
    childNodes: childNodes.filter(({ nodeName }) => nodeName !== 'title' && nodeName !== 'link'),
  };
  const title = childNodes.find(({ nodeName }) => nodeName === 'title');
  const drawn = withTitle(withBody(code, root), title ? textOf(title as Tree.Element) : '');
  const sheet = files.find(({ name }) => name === 'style.css');
  return sheet ? withSheet(drawn, framework, withoutImports(sheet.content)) : drawn;
}

const textOf = ({ childNodes }: Tree.Element): string =>
  childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');

function withBody(code: PageCode, root: Tree.DocumentFragment): PageCode {
  const page = parse(code.html, { sourceCodeLocationInfo: true });
  const body = page.childNodes
    .flatMap((node) => ('childNodes' in node ? node.childNodes : []))
    .find((node): node is Tree.Element => node.nodeName === 'body');
  if (!body) return code;
  // A source may leave out its body: then it is written first.
  if (!body.sourceCodeLocation) return withBody({ ...code, html: serialize(page) }, root);
  const classes = classesOf(body);
  const box = classes.length > 0 ? onlyBox(partsOf(root)) : undefined;
  const { start, end } = contentOf(body);
  const html = applyChanges(code.html, [{ start, end, text: writeParts(box ?? root, body, code.html) }]);
  const drawn = { ...code, html };
  const now = box ? classesOf(box) : [];
  if ([...now].sort().join() === [...classes].sort().join()) return drawn;
  const at = readElements(html).findIndex(({ tag }) => tag === 'body');
  return setAttribute(drawn, at, 'class', now.join(' ') || null);
}

const classesOf = ({ attrs }: Tree.Element): string[] =>
  attrs
    .find(({ name }) => name === 'class')
    ?.value.split(/\s+/)
    .filter(Boolean) ?? [];

/** Components have no body: a box with its classes stands for it. */
function onlyBox([first, ...others]: readonly Part[]): Tree.Element | undefined {
  return first?.nodeName === 'div' && others.length === 0 ? (first as Tree.Element) : undefined;
}

function withTitle(code: PageCode, title: string): PageCode {
  const element = readElements(code.html).find(({ tag, isForeign }) => tag === 'title' && !isForeign);
  const text = escapeText(title);
  if (!element || text === '' || code.html.slice(element.content.start, element.content.end).trim() === text)
    return code;
  return { ...code, html: applyChanges(code.html, [{ ...element.content, text }]) };
}
