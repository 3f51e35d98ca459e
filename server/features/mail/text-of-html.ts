import { convert } from 'html-to-text';

/** What a reader without HTML gets. Links stand in brackets behind their words. */
export const textOfHtml = (html: string): string =>
  convert(html, {
    wordwrap: 78,
    limits: { maxInputLength: 500_000, maxDepth: 60 },
    selectors: [
      { selector: 'a', options: { hideLinkHrefIfSameAsText: true, noAnchorUrl: true } },
      ...['h1', 'h2', 'h3', 'h4'].map((selector) => ({ selector, options: { uppercase: false } })),
    ],
  }).trim();
