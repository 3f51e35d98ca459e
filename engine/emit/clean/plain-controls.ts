import type { Element } from '../../model/element.ts';

/**
 * A page whose drawn controls are written as a person would: a slider is the browser's own in the colour of the design, and the knob of
 * a switch is one gradient that says where it is, rather than a gradient with a size and a place.
 */
export function plainControls(element: Element): Element {
  const { attributes = {} } = element;
  const own =
    attributes.type === 'range' ? plainSlider(element) : attributes.role === 'switch' ? plainSwitch(element) : element;
  return { ...own, children: own.children.map((child) => (typeof child === 'string' ? child : plainControls(child))) };
}

function plainSlider(element: Element): Element {
  const { appearance, 'background-color': _, margin, padding, display, ...css } = element.css;
  const { states, ...rest } = element;
  const track = states?.['::-webkit-slider-runnable-track']?.background ?? '';
  const [color] = track.match(/#[0-9a-f]{6}/) ?? [];
  return { ...rest, css: { ...css, ...(color ? { 'accent-color': color } : {}) } };
}

const LENGTH = String.raw`(-?[\d.]+)(?:px)?`;
const PLACE = new RegExp(`^(left|right) ${LENGTH} top `);

function plainSwitch(element: Element): Element {
  const { 'background-size': size, 'background-repeat': _, 'background-position': position, ...css } = element.css;
  const color = /#[0-9a-f]{6}/.exec(css['background-image'] ?? '')?.[0];
  const diameter = Number.parseFloat(size ?? '');
  const knob = color && diameter && position ? knobAt(position, color, diameter) : undefined;
  if (!knob) return element;
  const { ':checked': moved, ...states } = element.states ?? {};
  const on = moved?.['background-position'] ? knobAt(moved['background-position'], color!, diameter) : undefined;
  return {
    ...element,
    css: { ...css, 'background-image': knob },
    states: { ...states, ...(on ? { ':checked': { 'background-image': on } } : {}) },
  };
}

/** A disc whose distance from one side is known; in the middle of the height, which may be another one than in the design. */
function knobAt(position: string, color: string, diameter: number): string | undefined {
  const [, side, x] = PLACE.exec(position) ?? [];
  if (!side) return undefined;
  const middle = Number(x) + diameter / 2;
  const across = side === 'left' ? `${middle}px` : `calc(100% - ${middle}px)`;
  return `radial-gradient(circle ${diameter / 2}px at ${across}, ${color} 92%, transparent)`;
}
