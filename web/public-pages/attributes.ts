// The contract of public pages: every attribute and value by which the server's copy of a page, the styles and the scripts
// in the browser speak about an element. docs/public-pages.md tells the whole way of a page.

/** On an element that React leaves as it came. `Still` writes it; `paintFirst` rewrites nothing outside such elements. */
export const STILL = 'data-still';
/** On the last child of such an element: where `paintFirst` stops. */
export const STILL_END = 'data-still-end';

/** The `src` that a picture or a frame gets when somebody comes near. `paintFirst` writes it, its script and `showAll` read it. */
export const LATER = 'data-later';
/** The same for `srcset`. */
export const LATER_SET = 'data-later-set';

/** What `paintFirst` makes of `rel="modulepreload"` until the page has been painted, and of `type="module"`. */
export const LATER_MODULE = 'later';
/** What it makes of `rel="stylesheet"`. */
export const LATER_STYLESHEET = 'later-stylesheet';

/** On a section further down that has been laid out. sections.css skips those that are not. */
export const SHOWN = 'data-shown';
/** Sections that wait for it. */
export const NOT_SHOWN = `.banner~section:not([${SHOWN}])`;

/** The picture that takes the place of one that cannot be loaded. `useFallback` writes it, `enliven` reads it. */
export const FALLBACK = 'data-fallback';

/** What is said of a required field that was left empty. The contact form writes it, `enliven` reads it. */
export const MISSING = 'data-missing';
