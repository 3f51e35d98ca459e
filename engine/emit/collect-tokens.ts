import type { Element } from '../model/element.ts';

/** Colours of the page in order of how often they are declared, most frequent first; at most 24. */
export function collectColors(body: Element): string[] {
  const counts = new Map<string, number>();
  visit(body, (_, value) => {
    if (value.startsWith('url(')) return;
    for (const color of value.match(/#[0-9a-f]{6}\b/g) ?? []) counts.set(color, (counts.get(color) ?? 0) + 1);
  });
  return [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, 24)
    .map(([color]) => color);
}

/** Type sizes of the page in CSS pixels, ascending. */
export function collectSizes(body: Element): number[] {
  const sizes = new Set<number>();
  visit(body, (name, value) => {
    if (name === 'font-size') sizes.add(Number.parseFloat(value));
  });
  return [...sizes].sort((a, b) => a - b);
}

function visit(element: Element, see: (name: string, value: string) => void): void {
  for (const [name, value] of Object.entries(element.css)) see(name, value);
  for (const child of element.children) if (typeof child !== 'string') visit(child, see);
}
