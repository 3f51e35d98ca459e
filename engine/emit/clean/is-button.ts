import type { Element } from '../../model/element.ts';

/** What looks like a button: filled or framed, with room around its words. */
export function isButton({ tag, css, name }: Element): boolean {
  if (tag === 'button') return true;
  if (tag !== 'a') return false;
  const isPainted = Object.keys(css).some((property) => /^background|^border-(top|left)-width|^border$/.test(property));
  const hasRoom = Object.keys(css).some((property) => property.startsWith('padding') || property === 'height');
  return name === 'button' || (isPainted && hasRoom);
}
