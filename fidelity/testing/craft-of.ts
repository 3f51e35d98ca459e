import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import type { CraftFacts } from '../craft/craft-facts.ts';

/** The facts of a small page as its HTML says them, without a browser: everything is visible, and no values are computed. */
export function craftOf(html: string): CraftFacts {
  const facts: CraftFacts = {
    elements: [{ parent: -1, tag: 'body', classes: '', style: '', role: '' }],
    texts: [],
    classes: [],
    inlineStyles: 0,
    values: { fontSize: [], color: [], gap: [], margin: [], family: [] },
  };
  const visit = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[], parent: number): void => {
    for (const node of nodes) {
      if (node.nodeName === '#text' && 'value' in node && /\S/.test(node.value))
        facts.texts.push({ text: node.value.trim(), element: parent });
      if (!('tagName' in node)) continue;
      const attribute = (name: string): string => node.attrs.find((one) => one.name === name)?.value ?? '';
      const classes = attribute('class').split(' ').filter(Boolean).sort();
      facts.classes.push(...classes);
      facts.elements.push({
        ...{ parent, tag: node.tagName, classes: classes.join(' ') },
        ...{ style: attribute('style'), role: attribute('role') },
      });
      visit(node.childNodes, facts.elements.length - 1);
    }
  };
  visit(parseFragment(html).childNodes, 0);
  return facts;
}
