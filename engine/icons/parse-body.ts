import type { Element } from '../model/element.ts';

/** What the `<svg>` of a catalogue icon holds, as elements. Catalogues have shapes and groups alone, without text. */
export function parseBody(body: string): Element[] {
  const root: Element = { tag: 'svg', name: 'icon', css: {}, children: [] };
  const open = [root];
  for (const [, closing, tag, written, empty] of body.matchAll(/<(\/?)([a-z]+)((?:\s+[\w:-]+="[^"]*")*)\s*(\/?)>/g)) {
    if (closing) {
      open.pop();
      continue;
    }
    const attributes = Object.fromEntries(
      [...written.matchAll(/([\w:-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const element: Element = { tag, name: 'shape', attributes, css: {}, children: [] };
    open[open.length - 1].children.push(element);
    if (!empty) open.push(element);
  }
  return root.children as Element[];
}
