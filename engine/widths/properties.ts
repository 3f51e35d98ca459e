import type { Css } from '../model/element.ts';

// What is taken from a design for other screens, with one declaration for each side and axis.

const sides = (property: string): string[] => ['top', 'right', 'bottom', 'left'].map((side) => `${property}-${side}`);

/** Of a text. */
export const TYPE = ['font-size', 'line-height', 'text-align', 'white-space'];
/** Of one in a cell: columns are aligned alike on all screens. */
export const CELL_TYPE = ['font-size', 'line-height', 'white-space'];
/** Of a picture. */
export const PICTURE = ['width', 'height', 'max-width', 'aspect-ratio', 'object-fit'];
/** Of any element that both pages have. */
export const BOX = ['text-align'];
/** Of one that stands in the same element, or is painted: else the room around it may be another element's. */
export const ROOM = sides('padding');
/** How an element lays its children out, and what they have to say to that. */
const CONTAINER = [
  ...['flex-direction', 'flex-wrap', 'grid-template-columns', 'row-gap', 'column-gap'],
  ...['justify-content', 'align-items'],
];
export const LAYOUT = ['display', ...CONTAINER];
export const ITEM = [
  ...['width', 'max-width', 'min-width', 'flex', 'grid-column'],
  ...['align-self', 'justify-self', ...sides('margin')],
];
/** Where it is not said, this holds. */
export const UNSAID: Css = {
  ...{ 'grid-template-columns': 'none', flex: '0 1 auto', 'grid-column': 'auto', 'grid-column-start': 'auto' },
  ...{ 'align-items': 'stretch', 'justify-content': 'flex-start' },
  ...{ 'aspect-ratio': 'auto', 'object-fit': 'fill', order: '0', 'justify-self': 'auto', 'white-space': 'normal' },
};

/** Whether a declaration does anything in an element that is displayed so. */
export function matters(property: string, display: string): boolean {
  if (!CONTAINER.includes(property)) return true;
  if (property.startsWith('flex-')) return display.includes('flex');
  return property === 'grid-template-columns' ? display.includes('grid') : /flex|grid/.test(display);
}
