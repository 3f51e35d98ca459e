import type { Framework } from '#contract/generations.ts';
import { type PageCode, type PageElement, readElements } from '../edit/index.ts';
import { applied } from './separate-html.ts';

const LINK = '<link rel="stylesheet" href="style.css" />';

/** The element that loads the page's own style sheet. */
const ownLink = (html: string): PageElement | undefined =>
  readElements(html).find(
    ({ tag, attributes }) =>
      tag === 'link' &&
      attributes.rel?.value === 'stylesheet' &&
      /^(?:\.\/)?style\.css$/.test(attributes.href?.value ?? ''),
  );

/** Puts markup at the end of the head, or in front of everything where there is none. */
function intoHead(html: string, markup: string): string {
  const head = readElements(html).find(({ tag }) => tag === 'head');
  const at = head?.content.end ?? 0;
  return `${html.slice(0, at)}${markup}\n${html.slice(at)}`;
}

/** The page as one document: its style sheet in a style element. */
export function withStyleInside({ html, css }: PageCode): string {
  const link = ownLink(html);
  const style = css.trim() === '' ? '' : `<style>\n${css.trim().replaceAll(/<\/(style)/gi, '<\\/$1')}\n</style>`;
  if (link) return applied(html, [{ ...link, text: style }]);
  return style === '' ? html : intoHead(html, style);
}

/**
 * The page with its styles in a file beside it. Of Bootstrap and Tailwind that is what stands in plain style elements of the
 * head; Tailwind's theme stays, because its runtime reads it from the document alone.
 */
export function withStyleBeside(framework: Framework, { html, css }: PageCode): PageCode {
  if (framework === 'custom')
    return ownLink(html) || css.trim() === '' ? { html, css } : { html: intoHead(html, LINK), css };
  const elements = readElements(html);
  const isInHead = ({ parent }: PageElement): boolean => parent !== undefined && elements[parent]?.tag === 'head';
  const plain = elements.filter(
    (element) => element.tag === 'style' && isInHead(element) && Object.keys(element.attributes).length === 0,
  );
  const rules = plain.map(({ content }) => html.slice(content.start, content.end).trim());
  return {
    html: applied(
      html,
      plain.map(({ start, end }, at) => ({ start, end, text: at === 0 ? LINK : '' })),
    ),
    css: [...rules, css.trim()].filter(Boolean).join('\n\n'),
  };
}
