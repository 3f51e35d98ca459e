/** Words in capitals are words like others: `PAGE NAME`. */
const words = (name: string): string[] =>
  (name.match(/[a-z0-9]+/gi) ?? []).map((word) => (/[a-z]/.test(word) ? word : word.toLowerCase()));
const capital = (word: string): string => word[0].toUpperCase() + word.slice(1);

/** `price-card` as `PriceCard`. */
export const pascalCase = (name: string): string => {
  const written = words(name).map(capital).join('');
  return /^[A-Za-z]/.test(written) ? written : `Part${written}`;
};

/** `price-card` as `priceCard`. */
export const camelCase = (name: string): string => {
  const written = pascalCase(name);
  return written[0].toLowerCase() + written.slice(1);
};

/** What one of several is called that a component is written for: `price` for a `PriceCard`. */
export const oneOf = (component: string): string => {
  const base = component.replace(/(?<=.)(Card|Tile)$/, '');
  return base[0].toLowerCase() + base.slice(1);
};

/** An English plural. */
export function pluralOf(word: string): string {
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ies`;
  if (/person$/.test(word)) return word.replace(/person$/, 'people');
  return /(s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`;
}

/** What a second part of a kind is called, before it is numbered: the caption below a figure, the sign at an end. */
const SECOND: Record<string, string> = {
  ...{ caption: 'note', text: 'details', title: 'subtitle', label: 'hint', value: 'secondValue', price: 'secondPrice' },
  ...{ icon: 'endIcon', image: 'secondImage', className: 'innerClassName' },
};

/** A name that is not taken yet, which it is from now on. @param others what tells it from those that have the name, in order */
export function freeName(wanted: string, taken: Set<string>, others = [SECOND[wanted]].filter(Boolean)): string {
  let name = [wanted, ...others].find((one) => !taken.has(one)) ?? wanted;
  for (let i = 2; taken.has(name); i++) name = `${wanted}${i}`;
  taken.add(name);
  return name;
}
