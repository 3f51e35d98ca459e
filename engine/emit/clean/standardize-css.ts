/**
 * CSS in the notations that stylelint's standard rules ask for: short hexadecimal colours, `rgb(0 0 0 / 10%)`, zero without a
 * unit, ranges in media queries, names of families in quotes where they are the value of a variable. Strings and addresses
 * stay as they are.
 */
export function standardizeCss(css: string): string {
  return quoteFamilies(css)
    .split(/("[^"]*"|'[^']*'|url\([^)]*\))/)
    .map((part, i) => (i % 2 === 1 ? part : inStandardNotation(part)))
    .join('');
}

const inStandardNotation = (css: string): string =>
  css
    .replace(/#([\da-f])\1([\da-f])\2([\da-f])\3\b/gi, '#$1$2$3')
    .replace(
      /rgba\(\s*([\d.]+),\s*([\d.]+),\s*([\d.]+),\s*([\d.]+)\s*\)/g,
      (_, red, green, blue, alpha) => `rgb(${red} ${green} ${blue} / ${Math.round(1000 * Number(alpha)) / 10}%)`,
    )
    // In arithmetic zero keeps its unit.
    .replace(/(?<![\w.#(-])0px(?![\w)])/g, '0')
    .replace(/\(min-width:\s*([^()]+)\)/g, '(width >= $1)')
    .replace(/\(max-width:\s*([^()]+)\)/g, '(width <= $1)');

/** A word in the value of a variable could be a keyword, and those are written in small letters. */
const quoteFamilies = (css: string): string =>
  css.replace(
    /(--[\w-]*font[\w-]*:)([^;{}]+)/g,
    (_, name, families: string) => name + families.replace(/(^|,)(\s*)([A-Z][\w -]*\w)/g, '$1$2"$3"'),
  );
