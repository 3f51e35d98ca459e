import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Font } from '@react-pdf/renderer';
import { unpackWoff } from './unpack-woff.ts';

const files = {
  /** Titles in English. */
  Title: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-800-normal.woff',
  /** Figures. */
  Mono: '@fontsource/jetbrains-mono/files/jetbrains-mono-latin-400-normal.woff',
  /** What people wrote in Latin, Greek, Cyrillic, Armenian, Georgian, Hebrew and Arabic letters. */
  Text: 'dejavu-fonts-ttf/ttf/DejaVuSansCondensed.ttf',
  /** Nearly everything else that has a code, in plain dots. */
  Rest: '@fontsource/unifontex/files/unifontex-latin-400-normal.woff',
} as const;

/** Stacks of fonts: a character is drawn by the first that has it. */
export const fonts = { title: ['Title', 'Text', 'Rest'], mono: ['Mono', 'Text', 'Rest'], text: ['Text', 'Rest'] };

/** Stands for what no font has. */
export const REPLACEMENT = '\uFFFD';

let loading: Promise<void> | undefined;

/** Loads the fonts, once a process. */
export function loadFonts(): Promise<void> {
  loading ??= load().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(): Promise<void> {
  // The library takes fonts by address only.
  const folder = await mkdtemp(join(tmpdir(), 'facsimile-fonts-'));
  try {
    for (const [family, file] of Object.entries(files)) {
      const source = fileURLToPath(import.meta.resolve(file));
      const src = file.endsWith('.woff') ? join(folder, `${family}.ttf`) : source;
      if (src !== source) await writeFile(src, await unpackWoff(await readFile(source)));
      Font.register({ family, src });
      await Font.load({ fontFamily: family });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  Font.registerHyphenationCallback(breaksOf);
}

const letters = new Intl.Segmenter('en', { granularity: 'grapheme' });
const LONG_WORD = 24;
const BETWEEN_LETTERS =
  /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Thai}|\p{Script=Lao}|\p{Script=Khmer}/u;

/** Where a word may be broken: with no hyphen, and only where it is longer than a line or its script has no spaces. */
function breaksOf(word: string): string[] {
  if (word.length < LONG_WORD && !BETWEEN_LETTERS.test(word)) return [word];
  return [...letters.segment(word)].flatMap(({ segment }, i) => (i === 0 ? [segment] : ['', segment]));
}

/** The same text with a sign in place of what cannot be drawn. Call `loadFonts` before. */
export function printable(text: string): string {
  const lines = text.toWellFormed().replace(/\r\n?/g, '\n').replaceAll('\t', ' ');
  return [...lines].map((letter) => (canDraw(letter) ? letter : REPLACEMENT)).join('');
}

const canDraw = (letter: string): boolean =>
  letter === '\n' || (!/\p{Cc}/u.test(letter) && fonts.text.some((family) => has(family, letter.codePointAt(0)!)));

const has = (fontFamily: string, codePoint: number): boolean =>
  Boolean(Font.getFont({ fontFamily })?.data?.hasGlyphForCodePoint(codePoint));
