import { nounOf } from './element-name.ts';
import type { PageCode } from './page-code.ts';
import type { PageElement } from './read-elements.ts';
import { classesOf } from './set-attribute.ts';

/** A class that the page does not have yet: a modifier of the element's class (`price-card__text--custom`), or named by its role. */
export function nameModifier({ html, css }: PageCode, element: PageElement): string {
  const [base] = classesOf(element).filter((name) => !name.includes('--') && name !== 'container');
  const name = base ? `${base}--custom` : `${nounOf(element)}-custom`;
  const isTaken = (candidate: string) => new RegExp(`${candidate}(?![\\w-])`).test(`${html} ${css}`);
  let candidate = name;
  for (let count = 2; isTaken(candidate); count += 1) candidate = `${name}-${count}`;
  return candidate;
}
