import type { TextBlock } from '../model/text-block.ts';
import type { FontService, WebFont } from '../model/web-font.ts';
import { familyOf } from '../typeface/families.ts';

/** The families of a page that have to be fetched, each with the weights that it is used in, most letters first. */
export function collectWebFonts(blocks: readonly TextBlock[]): WebFont[] {
  const uses = new Map<string, { weights: Set<number>; italic: boolean; letters: number }>();
  const use = (family: string, weight: number, isItalic: boolean, letters: number) => {
    const { web, italics } = familyOf(family);
    if (!web) return;
    const known = uses.get(web) ?? { weights: new Set<number>(), italic: false, letters: 0 };
    known.weights.add(weight);
    known.italic ||= isItalic && italics !== false;
    known.letters += letters;
    uses.set(web, known);
  };
  for (const { font, lines } of blocks) {
    for (const { words } of lines) {
      for (const { text, code, weight = font.weight, italic = false } of words)
        use(code?.font.family ?? font.family, code?.font.weight ?? weight, italic, text.length);
    }
  }
  return [...uses]
    .sort(([, a], [, b]) => b.letters - a.letters)
    .map(([name, { weights, italic }]) => ({ name, weights: [...weights].sort((a, b) => a - b), italic }));
}

/** The line that loads the web fonts of a page; empty where it has none. The preview answers it itself. */
export function webFontHead(fonts: readonly WebFont[], service: FontService): string {
  if (fonts.length === 0) return '';
  return `<link rel="stylesheet" href="${webFontAddress(fonts, service).replaceAll('&', '&amp;')}">`;
}

/** Where a service has the style sheet of some fonts. */
export const webFontAddress = (fonts: readonly WebFont[], service: FontService): string =>
  service === 'google' ? googleAddress(fonts) : bunnyAddress(fonts);

/** Google wants the styles of a family sorted, and refuses those that it does not have. */
function googleAddress(fonts: readonly WebFont[]): string {
  const families = fonts.map(({ name, weights, italic }) => {
    const styles = italic
      ? `ital,wght@${[0, 1].flatMap((slant) => weights.map((weight) => `${slant},${weight}`)).join(';')}`
      : `wght@${weights.join(';')}`;
    return `family=${name.replaceAll(' ', '+')}:${styles}`;
  });
  return `https://fonts.googleapis.com/css2?${families.join('&')}&display=swap`;
}

function bunnyAddress(fonts: readonly WebFont[]): string {
  const families = fonts.map(({ name, weights, italic }) => {
    const styles = weights.flatMap((weight) => (italic ? [`${weight}`, `${weight}i`] : [`${weight}`]));
    return `${name.toLowerCase().replaceAll(' ', '-')}:${styles.join(',')}`;
  });
  return `https://fonts.bunny.net/css?family=${families.join('|')}&display=swap`;
}
