import type { Element } from '../model/element.ts';

const SEPARATOR = /^[/\\|›»>·•→–—-]$/;

/** Signs between the links of a navigation are drawn and not read out. Changes the elements in place. */
export function hideSeparators(element: Element, isInNav = false): void {
  const isInside = isInNav || element.tag === 'nav';
  for (const child of element.children) {
    if (typeof child === 'string') continue;
    const [words, ...others] = child.children;
    const isSign = typeof words === 'string' && others.length === 0 && SEPARATOR.test(words.trim());
    if (isInside && isSign && /^(p|span)$/.test(child.tag))
      child.attributes = { ...child.attributes, 'aria-hidden': 'true' };
    else hideSeparators(child, isInside);
  }
}
