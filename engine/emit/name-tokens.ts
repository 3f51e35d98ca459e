import type { Element } from '../model/element.ts';
import { isColorful } from '../raster/color.ts';

type Use = { text: number; ground: number; edge: number; link: number };

/**
 * Names for the colours of a page by what they do: `text`, `background`, `accent`, `link`, `surface`, `border`, `muted`,
 * `heading`; further ones of a kind get a number.
 */
export function nameColors(body: Element, palette: readonly string[]): Map<string, string> {
  const uses = usesOf(body);
  const names = new Map<string, string>();
  const taken = new Map<string, number>();
  const give = (color: string | undefined, name: string) => {
    if (!color || names.has(color) || !palette.includes(color)) return;
    const count = (taken.get(name) ?? 0) + 1;
    taken.set(name, count);
    names.set(color, count === 1 ? name : `${name}-${count}`);
  };
  give(body.css['background-color'], 'background');
  give(body.css.color, 'text');
  for (const color of palette) {
    const use = uses.get(color) ?? { text: 0, ground: 0, edge: 0, link: 0 };
    const colorful = isColorful(Number.parseInt(color.slice(1), 16));
    if (use.edge > use.ground && use.edge > use.text + use.link) give(color, 'border');
    else if (use.ground >= use.text + use.link) give(color, colorful ? 'accent' : 'surface');
    else if (use.link > use.text) give(color, colorful ? 'link' : 'link-plain');
    else give(color, colorful ? 'highlight' : color < (body.css.color ?? '') ? 'strong' : 'muted');
  }
  return names;
}

function usesOf(body: Element): Map<string, Use> {
  const uses = new Map<string, Use>();
  const visit = (element: Element) => {
    for (const [name, value] of Object.entries(element.css)) {
      if (value.startsWith('url(')) continue;
      for (const color of value.match(/#[0-9a-f]{6}\b/g) ?? []) {
        const use = uses.get(color) ?? { text: 0, ground: 0, edge: 0, link: 0 };
        if (name === 'color') use[element.tag === 'a' ? 'link' : 'text']++;
        else if (name.startsWith('border') || element.tag === 'hr') use.edge++;
        else use.ground++;
        uses.set(color, use);
      }
    }
    for (const child of element.children) if (typeof child !== 'string') visit(child);
  };
  visit(body);
  return uses;
}

/** Names for the type sizes: `body`, `h1`–`h3` where only headings have the size, `small`, `large` and beyond for the rest. */
export function nameSizes(body: Element, sizes: readonly number[]): Map<string, string> {
  const names = new Map<string, string>();
  const base = Number.parseFloat(body.css['font-size'] ?? '16');
  const give = (size: number, name: string) => {
    if (sizes.includes(size) && !names.has(`${size}px`)) names.set(`${size}px`, name);
  };
  give(base, 'body');
  for (const tag of ['h1', 'h2', 'h3']) {
    const counts = new Map<number, number>();
    countSizes(body, tag, counts);
    const most = [...counts].sort((a, b) => b[1] - a[1]).find(([size]) => !names.has(`${size}px`));
    if (most) give(most[0], tag);
  }
  const rest = sizes.filter((size) => !names.has(`${size}px`));
  const smaller = rest.filter((size) => size < base).sort((a, b) => b - a);
  const larger = rest.filter((size) => size > base).sort((a, b) => a - b);
  smaller.forEach((size, i) => {
    give(size, stepName('small', i));
  });
  larger.forEach((size, i) => {
    give(size, stepName('large', i));
  });
  return names;
}

const stepName = (name: string, i: number): string => (i === 0 ? name : i === 1 ? `x-${name}` : `${i}x-${name}`);

function countSizes(element: Element, tag: string, counts: Map<number, number>): void {
  const size = Number.parseFloat(element.css['font-size'] ?? '');
  if (element.tag === tag && size) counts.set(size, (counts.get(size) ?? 0) + 1);
  for (const child of element.children) if (typeof child !== 'string') countSizes(child, tag, counts);
}
