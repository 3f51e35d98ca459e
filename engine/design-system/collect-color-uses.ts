import type { Css, Element } from '../model/element.ts';
import { fromHex } from '../raster/color.ts';
import { isChromatic } from './nearest-shade.ts';

/** What a colour is for: letters, the ground behind them, or lines around and between things. */
export type Purpose = 'text' | 'ground' | 'edge';

/**
 * `letters`: how many are set in it. `grounds`, `edges`: how many elements are filled with it or have a line in it. `controls`:
 * how many buttons are filled with it, or set in it without being filled. `links`: how many links are set in it. `on`: the grounds that its letters stand on.
 */
export type ColorUse = {
  letters: number;
  grounds: number;
  edges: number;
  controls: number;
  links: number;
  on: Map<string, number>;
};

/**
 * `neighbours`: pairs of colours that lie side by side and so must stay apart, as `#a #b` both ways. `drawn`: colours of drawings,
 * with the grounds that these stand on.
 */
export type ColorUses = {
  uses: Map<string, ColorUse>;
  neighbours: Set<string>;
  drawn: Map<string, Set<string>>;
};

/** Colours as they are written in declarations, but for those in pictures. */
export const colorsIn = (value: string): string[] =>
  value.startsWith('url(') ? [] : (value.match(/#[0-9a-f]{6}\b/g) ?? []);

/** @returns what a declaration uses its colours for */
export function purposeOf(property: string, tag: string): Purpose {
  if (property === 'color' || property.startsWith('text-') || property === 'accent-color') return 'text';
  if (property.startsWith('border') || property.startsWith('outline') || tag === 'hr') return 'edge';
  return 'ground';
}

/** Every declaration of an element, whatever the width of the screen or its state. */
export const allDeclarations = ({ css, at = {}, states = {} }: Element): [string, string][] =>
  [css, ...Object.values(at), ...Object.values(states)].flatMap((one: Css) => Object.entries(one));

const hasWords = ({ children }: Element): boolean =>
  children.some((child) => (typeof child === 'string' ? child.trim() !== '' : hasWords(child)));

/** Whether the letters of a button are what it is known by: they have a hue, and stand on the page or on white. */
const leads = (color: string, ground: string | undefined): boolean =>
  isChromatic(fromHex(color)) && (ground === undefined || ground === '#ffffff');

/** Counts what each colour of a page is used for. */
export function collectColorUses(body: Element): ColorUses {
  const uses = new Map<string, ColorUse>();
  const neighbours = new Set<string>();
  const drawn: ColorUses['drawn'] = new Map();
  const countsOf = (color: string): ColorUse => {
    const known = uses.get(color) ?? { letters: 0, grounds: 0, edges: 0, controls: 0, links: 0, on: new Map() };
    uses.set(color, known);
    return known;
  };
  const separate = (a: string | undefined, b: string | undefined): void => {
    if (a && b && a !== b) neighbours.add(`${a} ${b}`).add(`${b} ${a}`);
  };
  const write = (letters: number, color: string | undefined, ground: string): void => {
    if (!color || letters === 0) return;
    const use = countsOf(color);
    use.letters += letters;
    use.on.set(ground, (use.on.get(ground) ?? 0) + letters);
  };
  const visit = (element: Element, around: { color?: string; ground: string }): void => {
    const { tag, css } = element;
    const [filled] = colorsIn(css['background-color'] ?? css.background ?? css['background-image'] ?? '');
    const ground = filled ?? around.ground;
    const color = colorsIn(css.color ?? '')[0] ?? around.color;
    separate(filled, around.ground);
    if (tag === 'svg' && color) drawn.set(color, new Set(drawn.get(color)).add(ground));
    // The disc of a sign in a footer says nothing about the colour of buttons.
    const isControl = tag === 'button' || (tag === 'a' && filled !== undefined && hasWords(element));
    for (const [property, value] of allDeclarations(element)) {
      for (const used of colorsIn(value)) {
        const purpose = purposeOf(property, tag);
        const use = countsOf(used);
        if (purpose === 'edge') use.edges++;
        if (purpose === 'ground') use.grounds++;
        if (isControl && (purpose === 'ground' || (purpose === 'text' && leads(used, filled)))) use.controls++;
        if (purpose === 'text' && tag === 'a' && !filled) use.links++;
        // A state of an element looks different from it.
        if (purpose === 'ground') separate(used, filled);
        if (purpose === 'edge') separate(used, around.ground);
        if (purpose !== 'ground') separate(used, ground);
      }
    }
    // It has a colour of the design, but is no text of the page, however long.
    if (element.attributes?.placeholder) write(1, element.states?.['::placeholder']?.color ?? color, ground);
    for (const child of element.children) {
      if (typeof child === 'string') write(child.trim().length, color, ground);
      else visit(child, { color, ground });
    }
  };
  visit(body, { ground: '#ffffff' });
  return { uses, neighbours, drawn };
}
