import type { Element } from '../../model/element.ts';

const INLINE = new Set('b br code em i img s small span strong svg time'.split(' '));

/** A link, a button or what opens a part of the page. Cards that lead somewhere as a whole are none: they keep still. */
export const isControl = ({ tag, children }: Element): boolean =>
  (tag === 'a' || tag === 'button' || tag === 'summary') &&
  children.every((child) => typeof child === 'string' || INLINE.has(child.tag));
