import type { Element } from '../../model/element.ts';
import { isControl } from './is-control.ts';

/** Something that is drawn in the colour of its text. `color`: its own one; without it that of the control around it. */
type Ink = { color: string | undefined; isText: boolean; isOnFill: boolean };

/**
 * Says the colour that all words of a link or button share on the link itself, where its states can change it. Signs go with the
 * words; what has another colour keeps it. A colour that nothing in the link takes is left out.
 */
export function hoistInk(element: Element, around = '#000000'): Element {
  const color = element.css.color ?? around;
  if (isControl(element)) return hoist(element, color);
  return {
    ...element,
    children: element.children.map((child) => (typeof child === 'string' ? child : hoistInk(child, color))),
  };
}

/** @param own the colour that the control has so far */
function hoist(control: Element, own: string): Element {
  const inks = inksIn(control);
  if (inks.length === 0 || changesOnScreens(control)) return control;
  const main = inks.filter(({ isOnFill }) => !isOnFill);
  const texts = main.filter(({ isText }) => isText);
  const colors = new Set((texts.length > 0 ? texts : main).map(({ color }) => color ?? own));
  const [shared] = colors;
  if (colors.size === 1 && shared.startsWith('#'))
    return {
      ...control,
      css: { ...control.css, color: shared },
      children: control.children.map((child) => (typeof child === 'string' ? child : keepColor(child, shared, own))),
    };
  if (inks.some(({ color }) => color === undefined)) return control;
  const { color: _, ...css } = control.css;
  return { ...control, css };
}

/** An element in a control, with its ink as before. @param shared the colour around it now @param before the one that was */
function keepColor(element: Element, shared: string, before: string): Element {
  const { color, ...css } = element.css;
  const around = color === undefined ? before : color;
  const isInked =
    element.tag === 'svg'
      ? takesColor(element)
      : element.children.some((child) => typeof child === 'string' && child.trim() !== '');
  if (around !== shared && (color !== undefined || isInked)) return { ...element, css: { ...css, color: around } };
  return {
    ...element,
    css,
    children: element.children.map((child) => (typeof child === 'string' ? child : keepColor(child, shared, around))),
  };
}

const changesOnScreens = ({ at, children }: Element): boolean =>
  Object.values(at ?? {}).some((css) => css.color !== undefined) ||
  children.some((child) => typeof child !== 'string' && changesOnScreens(child));

/** All ink in a control; its own colour does not count. */
function inksIn(element: Element): Ink[] {
  const { tag, children } = element;
  if (tag === 'svg') return takesColor(element) ? [{ color: undefined, isText: false, isOnFill: false }] : [];
  return children.flatMap((child): Ink[] => {
    if (typeof child === 'string')
      return child.trim() === '' ? [] : [{ color: undefined, isText: true, isOnFill: false }];
    return inksIn(child).map((ink) => ({
      ...ink,
      color: ink.color ?? child.css.color,
      isOnFill: ink.isOnFill || isFilled(child),
    }));
  });
}

/** Whether a drawing, or a part of one, is in the colour of the text around it. */
const takesColor = ({ attributes, children }: Element): boolean =>
  Object.values(attributes ?? {}).includes('currentColor') ||
  children.some((child) => typeof child !== 'string' && takesColor(child));

const isFilled = ({ css }: Element): boolean =>
  ['background', 'background-color', 'background-image'].some(
    (property) => css[property] !== undefined && !/^(none|transparent)$/.test(css[property]),
  );
