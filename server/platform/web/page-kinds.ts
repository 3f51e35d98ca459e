/** @param url path and query, as it stands in the request */
const pathOf = (url: string): string => url.split(/[?#]/, 1)[0]!;

/**
 * Where the generator sends a page for somebody to go on with it. They are whole addresses: nothing else of these hosts
 * takes a form from us.
 */
const PLAYGROUNDS = ['https://codepen.io/pen/define', 'https://stackblitz.com/run'];

/**
 * What the forms of a page may be sent to, besides our own addresses. A document keeps the policy that it came with, so
 * **the generator is always a document of its own** (web/features/generations/own-document.ts).
 */
export const formTargetsOf = (url: string): readonly string[] =>
  /^\/user\/generate-code\/?$/i.test(pathOf(url)) ? PLAYGROUNDS : [];

/** The only pages that others may frame: the slider of a shared page (docs/decisions/0049). */
export const isEmbedPage = (url: string): boolean => /^\/embed\/[^/]+\/?$/.test(pathOf(url));
