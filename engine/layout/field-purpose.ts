/** The type of an input, by the words of its label and in it. A password that can be read in the design stays readable. */
export function typeOf(asked: string, asksOnly: boolean): string {
  if (/e-?mail/i.test(asked)) return 'email';
  if (asksOnly && /password|passcode/i.test(asked)) return 'password';
  if (/\bsearch\b/i.test(asked)) return 'search';
  if (/\b(phone|telephone|mobile)\b/i.test(asked)) return 'tel';
  if (/\b(url|website|web ?site|homepage)\b/i.test(asked)) return 'url';
  // A browser shows a date in its own way: as here only where it asks for one in the same words.
  if (asksOnly && /\b(mm|dd)[/.-](mm|dd)[/.-]yyyy\b/i.test(asked)) return 'date';
  return asksOnly && /\b(quantity|qty|how many|number of|age)\b/i.test(asked) ? 'number' : 'text';
}

/** What labels call the things that browsers fill in. */
const KNOWN: [RegExp, string][] = [
  [/^(first|given) names?$|^forename$/, 'given-name'],
  [/^(last|family) name$|^surname$/, 'family-name'],
  [/^((your|full|your full) )?name$/, 'name'],
  [/^user ?name$/, 'username'],
  [/^(company|organi[sz]ation)( name)?$/, 'organization'],
  [/^(street )?address( line 1)?$|^street$/, 'address-line1'],
  [/^(city|town|town or city|city or town)$/, 'address-level2'],
  [/^(post(al)? ?code|zip( code)?)$/, 'postal-code'],
  [/^country( or region)?$/, 'country-name'],
  [/^name on( the)? card$|^card ?holder( name)?$/, 'cc-name'],
  [/^card number$/, 'cc-number'],
  [/^(expiry|expiration)( date)?$|^expires( on)?$/, 'cc-exp'],
  [/^(cvc|cvv|cvv2|security code)$/, 'cc-csc'],
];

/**
 * What browsers and password managers may fill into an input.
 * @param registers its form makes an account, so that the password is a new one
 */
export function autocompleteOf(type: string, asked: string, label: string, registers: boolean): string | undefined {
  if (type === 'password') {
    if (/\b(current|old)\b/i.test(asked)) return 'current-password';
    return registers || /\b(new|create|choose|confirm|repeat|again|at least)\b/i.test(asked)
      ? 'new-password'
      : 'current-password';
  }
  if (type === 'email' || type === 'tel' || type === 'url') return type;
  const plain = plainly(label).trim();
  return KNOWN.find(([pattern]) => pattern.test(plain))?.[1];
}

const TYPE_NAMES: Readonly<Record<string, string>> = {
  ...{ email: 'email', password: 'password', search: 'search', tel: 'phone', url: 'website', date: 'date' },
};
const MAX_NAME_LENGTH = 24;

/** What a field is called in the code: by its type where that says it all, else by its first words. */
export function fieldName(type: string, asked: string): string {
  const isPlainPassword = type !== 'password' || !/\b(new|confirm|repeat|again|current|old)\b/i.test(asked);
  if (TYPE_NAMES[type] && isPlainPassword) return TYPE_NAMES[type];
  let name = '';
  for (const word of plainly(asked).match(/[a-z0-9]+/g) ?? []) {
    if (name.length + word.length >= MAX_NAME_LENGTH) break;
    name += name ? `-${word}` : word;
  }
  return /^[a-z]/.test(name) ? name : name ? `field-${name}` : 'field';
}

/** Lower-case words without accents, apostrophes and what says whether a field may stay empty. */
const plainly = (words: string): string =>
  words
    .normalize('NFKD')
    .replace(/\p{M}|['’]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/\((optional|required)\)|[*:]/g, '');
