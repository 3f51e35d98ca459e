export { markElements } from './mark-elements.ts';
export type { PageCode } from './page-code.ts';
export { elementAtOffset, type PageElement, pathTo, rangeOf, readElements, type Span } from './read-elements.ts';
