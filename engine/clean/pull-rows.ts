import type { Element } from '../model/element.ts';
import { addAt } from './context.ts';

/**
 * A row is pulled over the thing above it because one of its parts sticks out there, as a portrait in the middle does. Where
 * it is a column on a phone, its first part would be pulled out instead: then only the row is pulled, unless a picture comes
 * first. Changes the elements.
 */
export function pullRows(element: Element, designWidth: number): void {
  const pull = element.css['margin-top'];
  const [first] = element.children;
  const isPictureFirst = typeof first !== 'string' && first?.tag === 'img';
  const isStacked = element.css['flex-direction'] === 'column' && element.at?.lg?.['flex-direction'] === 'row';
  if (pull?.startsWith('-') && isStacked && !isPictureFirst) {
    delete element.css['margin-top'];
    addAt(element, 'lg', { 'margin-top': pull }, { designWidth });
  }
  for (const child of element.children) if (typeof child !== 'string') pullRows(child, designWidth);
}
