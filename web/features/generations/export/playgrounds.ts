import type { Framework } from '#contract/generations.ts';
import type { PageCode } from '../edit/index.ts';

interface Page extends PageCode {
  name: string;
  framework: Framework;
}

export interface Playground {
  label: string;
  /** It stands in the policy of the generator (server/platform/web/page-kinds.ts), and no other address does. */
  action: string;
  fieldsOf: (page: Page) => Record<string, string>;
}

/** Where somebody can go on with a page in the browser. */
export const playgrounds: readonly Playground[] = [
  {
    label: 'CodePen',
    action: 'https://codepen.io/pen/define',
    fieldsOf: (page) => ({ data: JSON.stringify(penOf(page)) }),
  },
  { label: 'StackBlitz', action: 'https://stackblitz.com/run', fieldsOf: projectOf },
];

/** A pen has a head, a body and a style sheet. Attributes of root and body come along as tags, which browsers merge. */
function penOf({ name, html, css }: Page) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const element of page.head.querySelectorAll('title, meta[charset], link[href="style.css"]')) element.remove();
  const { documentElement: root, body } = page;
  const tags = [openingTag(root, ['lang', 'class']), openingTag(body, [])].filter(Boolean).join('\n');
  return {
    title: name,
    head: page.head.innerHTML.trim().replaceAll(/\n\s*\n/g, '\n'),
    html: [tags, body.innerHTML.trim()].filter(Boolean).join('\n'),
    css,
    html_classes: root.className,
    editors: '110',
  };
}

/** The start tag of an element that has attributes other than these. */
function openingTag(element: Element, but: readonly string[]): string {
  const isBare = [...element.attributes].every(({ name }) => but.includes(name));
  return isBare ? '' : (element.cloneNode(false) as Element).outerHTML.replace(/<\/\w+>$/, '');
}

/** A project of plain files. They can be texts only, so pictures stay in the page. */
function projectOf({ name, framework, html, css }: Page): Record<string, string> {
  return {
    'project[title]': name,
    'project[description]': 'Made with Facsimile',
    'project[template]': 'html',
    'project[files][index.html]': html,
    ...(framework === 'custom' && { 'project[files][style.css]': css }),
  };
}
