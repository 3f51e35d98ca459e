import css from 'bootstrap/dist/css/bootstrap.min.css?raw';

// Addresses have dots as well (`www.w3.org`), numbers have them in front of digits.
const withoutAddresses = css.replace(/url\("[^"]*"\)/g, '');

/** Every class that Bootstrap's style sheet has a rule for. */
export const BOOTSTRAP_CLASSES: ReadonlySet<string> = new Set(
  Array.from(withoutAddresses.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name),
);
