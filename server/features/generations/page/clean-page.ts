import { parse, serializeOuter, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from 'parse5';
import type { Framework } from '#contract/generations.ts';
import { cleanAttributes } from './clean-attributes.ts';
import { cleanCss, type Rewrite } from './clean-css.ts';
import { fontLinks } from './font-links.ts';
import { printDocument } from './print-document.ts';
import { tokenBlock } from './token-block.ts';

export type Page = { html: string; css: string };

/** A written page is markup: nothing in it runs, frames, or loads. The head is ours, so its own lines go too, but for web fonts. */
const DROPPED = new Set(
  'script noscript iframe frame frameset object embed applet base link meta template style title portal audio video source track'.split(
    ' ',
  ),
);

/**
 * Makes a page out of what a model wrote, however incomplete: one document with the head that downloads and the preview
 * expect, without scripts, handlers and foreign addresses. Tailwind and Bootstrap pages lose every style sheet of their
 * own but for their tokens; for custom CSS what stands in `<style>` moves to the style sheet.
 * @param rewrite gets every picture's address (`src`, `url()`) and gives the one to use
 */
export function cleanPage(code: Page, framework: Framework, rewrite: Rewrite): Page & { hasContent: boolean } {
  // The database stores neither NUL nor half of a surrogate pair, and a stream may end in the middle of one.
  const document = parse(code.html.replaceAll('\0', '').toWellFormed());
  const root = document.childNodes.find((node): node is Tree.Element => node.nodeName === 'html')!;
  const body = root.childNodes.find((node): node is Tree.Element => node.nodeName === 'body');
  const styles: string[] = [];
  const title = textOf(find(root, 'title'));
  const description = descriptionOf(root);
  const credits = creditsOf(root);
  const fonts = fontLinks(root);
  clean(root, rewrite, styles);
  const css = [...styles, code.css.replaceAll('\0', '').toWellFormed()].filter(Boolean).join('\n');
  return {
    html: printDocument({
      framework,
      title,
      description,
      credits,
      fonts,
      tokens: tokenBlock(css, framework),
      attributes: root.attrs,
      body: body ? serializeOuter(body).replace(/\s*<\/body>$/, '\n</body>') : '<body></body>',
    }),
    css: framework === 'custom' ? cleanCss(css, rewrite) : '',
    hasContent: body?.childNodes.some((node) => tree.isElementNode(node) || textOf(node).trim() !== '') ?? false,
  };
}

function clean(element: Tree.Element, rewrite: Rewrite, styles: string[]): void {
  element.attrs = cleanAttributes(element, rewrite);
  element.childNodes = element.childNodes.filter((node) => {
    if (!tree.isElementNode(node)) return true;
    const tag = node.tagName.toLowerCase();
    if (tag === 'style') styles.push(textOf(node));
    // Animations may set any attribute, also those that were cleaned.
    if (DROPPED.has(tag) || tag === 'set' || tag.startsWith('animate')) return false;
    clean(node, rewrite, styles);
    return true;
  });
}

function find(element: Tree.Element, tag: string): Tree.Element | undefined {
  for (const node of element.childNodes) {
    if (!tree.isElementNode(node)) continue;
    const found = node.tagName === tag ? node : find(node, tag);
    if (found) return found;
  }
  return undefined;
}

/** What the document says about itself. */
function descriptionOf(root: Tree.Element): string {
  const head = find(root, 'head');
  const metas = head?.childNodes.filter((node): node is Tree.Element => node.nodeName === 'meta') ?? [];
  const attributeOf = ({ attrs }: Tree.Element, wanted: string) =>
    attrs.find(({ name }) => name === wanted)?.value ?? '';
  const described = metas.find((meta) => attributeOf(meta, 'name').toLowerCase() === 'description');
  return described ? attributeOf(described, 'content').trim() : '';
}

/** Whose icons are on the page, as the engine's pages say it: licences ask for that. */
const CREDITS = /^ Icons: [\w\s().,+&;#-]+ $/;

const creditsOf = (root: Tree.Element): string[] =>
  (find(root, 'head')?.childNodes ?? []).flatMap((node) =>
    tree.isCommentNode(node) && CREDITS.test(node.data) && !node.data.includes('--') ? `<!--${node.data}-->` : [],
  );

function textOf(node: Tree.ChildNode | undefined): string {
  if (!node) return '';
  if (tree.isTextNode(node)) return node.value;
  return tree.isElementNode(node) ? node.childNodes.map(textOf).join('') : '';
}
