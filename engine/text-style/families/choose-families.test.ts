import { describe, expect, it } from 'vitest';
import { seenIn } from '../../testing/seen-words.ts';
import { fontOf } from '../../typeface/fonts.ts';
import { chooseFamilies, type SeenLine } from './choose-families.ts';

const TEXTS = [
  'Harbour tours leave every hour from the old pier',
  'Bring warm clothes and a little patience with the weather',
  'Children under seven travel free when somebody watches them',
  'Tickets can be returned until the evening before',
];

const set = (family: string, weight: number, size: number, texts: readonly string[]): SeenLine[] =>
  texts.map((text) => ({ words: seenIn(fontOf(family, weight), size, text), color: 0x111827 }));

describe('chooseFamilies', () => {
  it.each(['arial', 'times', 'inter', 'poppins', 'lora', 'manrope', 'roboto-slab', 'jetbrains-mono', 'gelasio'])(
    'knows %s by four lines',
    (family) => {
      const lines = set(family, 400, 15, TEXTS);
      expect(chooseFamilies(lines)).toEqual(lines.map(() => family));
    },
  );

  it('gives headings a family of their own, and every cell of a table that of the page', () => {
    const headings = set('playfair-display', 700, 32, ['Along the northern coast', 'What to bring along']);
    const cells = set('lato', 400, 14, ['Oslo', 'Bergen', '12 March', '7', 'A']);
    const lines = [...headings, ...set('lato', 400, 16, TEXTS), ...cells];
    const chosen = chooseFamilies(lines)!;
    expect(chosen.slice(0, 2)).toEqual(['playfair-display', 'playfair-display']);
    expect(new Set(chosen.slice(2))).toEqual(new Set(['lato']));
  });

  it.each([10, 11, 12])('knows labels in spaced capitals of %d px for those of the page', (size) => {
    const names = ['PAGE NAME', 'VISITORS', 'UNIQUE USERS', 'BOUNCE RATE', 'REFERRAL'];
    for (const spacing of [0.5, 0.8, 1, 1.2]) {
      const labels = set('open-sans', 400, size, names).map(({ words }) => ({
        color: 0x8898aa,
        words: words.map((word) => ({
          ...word,
          letters: undefined,
          width: word.width + spacing * (word.text.length - 1),
        })),
      }));
      const chosen = chooseFamilies([...set('open-sans', 400, 16, TEXTS), ...labels])!;
      expect(new Set(chosen)).toEqual(new Set(['open-sans']));
    }
  });

  it('hears what a page says several times once', () => {
    // Its letters are set closer than in any font: what is wrong about one of them is wrong about all.
    const links = Array.from({ length: 13 }, () => set('open-sans', 400, 16, ['Email'])[0]).map((line) => ({
      color: 0xcb0c9f,
      words: line.words.map((word) => ({
        ...word,
        letters: undefined,
        width: word.width - 0.4 * (word.text.length - 1),
      })),
    }));
    const chosen = chooseFamilies([...set('open-sans', 400, 16, TEXTS), ...links])!;
    expect(new Set(chosen)).toEqual(new Set(['open-sans']));
  });

  it('names none where no family explains the page, or nothing is written on it', () => {
    const scrawl = set('inter', 400, 16, TEXTS).map((line) => ({
      ...line,
      words: line.words.map((word, i) => ({ ...word, width: word.width * (i % 2 ? 0.6 : 1.7), height: 40 })),
    }));
    expect(chooseFamilies(scrawl)).toBeNull();
    expect(chooseFamilies([])).toBeNull();
  });
});
