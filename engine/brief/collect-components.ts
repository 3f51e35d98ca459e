import type { Element } from '../model/element.ts';

/**
 * Something that the page has several of. `structure`: the tags of one instance, in the notation of Emmet (`li>img+h3+p`).
 * `modifiers`: how instances are set apart. `texts`: the first words of each instance.
 */
export type ComponentBrief = { name: string; count: number; modifiers: string[]; structure: string; texts: string[] };

/** Words of an instance that tell which one it is. */
const MAX_TEXT_LENGTH = 32;

/** The components of a page, in the order of the document. */
export function collectComponents(body: Element): ComponentBrief[] {
  const instances = new Map<string, Element[]>();
  const visit = (element: Element): void => {
    if (element.instance) {
      const { component } = element.instance;
      instances.set(component, [...(instances.get(component) ?? []), element]);
    }
    for (const child of element.children) if (typeof child !== 'string') visit(child);
  };
  visit(body);
  return [...instances].map(([name, all]) => ({
    name,
    count: all.length,
    modifiers: [...new Set(all.flatMap(({ instance }) => instance?.modifier ?? []))],
    structure: structureOf(all.find(({ instance }) => !instance?.modifier) ?? all[0]!),
    texts: all.map((element) => textOf(element).slice(0, MAX_TEXT_LENGTH).trim()),
  }));
}

/** Tags in Emmet's notation; what follows itself is counted, and the inside of drawings is left out. */
function structureOf({ tag, children }: Element): string {
  if (tag === 'svg') return tag;
  const parts: { part: string; times: number }[] = [];
  for (const child of children) {
    if (typeof child === 'string') continue;
    const part = structureOf(child);
    const last = parts.at(-1);
    if (last?.part === part) last.times++;
    else parts.push({ part, times: 1 });
  }
  const inside = parts.map(({ part, times }) => {
    const single = part.includes('>') && (parts.length > 1 || times > 1) ? `(${part})` : part;
    return times > 1 ? `${single}*${times}` : single;
  });
  return inside.length > 0 ? `${tag}>${inside.join('+')}` : tag;
}

const textOf = ({ tag, children }: Element): string =>
  tag === 'svg'
    ? ''
    : children
        .map((child) => (typeof child === 'string' ? child : textOf(child)))
        .join(' ')
        .replace(/\s+/g, ' ')
        .trim();
