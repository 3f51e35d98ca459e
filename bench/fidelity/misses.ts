import { parseColor } from '#fidelity/analysis/parse-color.ts';
import { wordsOfLine } from '#fidelity/analysis/words-of-line.ts';
import type { Region, Word } from '#fidelity/index.ts';
import { matchWords } from '#fidelity/words/match-words.ts';
import { fateOfWord } from './fate-of-word.ts';
import type { Measured } from './measure-page.ts';
import type { Reference } from './reference.ts';
import { decode } from './render.ts';
import { surroundingsOf } from './surroundings.ts';

type Tally = Map<string, { missed: number; all: number }>;

function sizeClass(size: number): string {
  if (size < 11.5) return 'size  1 below 12 px';
  if (size < 13.5) return 'size  2 12–13 px';
  if (size < 16.5) return 'size  3 14–16 px';
  return size < 24.5 ? 'size  4 17–24 px' : 'size  5 above 24 px';
}

function contrastClass(contrast: number): string {
  if (contrast < 2) return 'contrast 1 below 2';
  if (contrast < 4.5) return 'contrast 2 2–4.5';
  return contrast < 10 ? 'contrast 3 4.5–10' : 'contrast 4 above 10';
}

const inside = (word: Word, region: Region): boolean => {
  const x = word.x + word.width / 2;
  const y = word.y + word.height / 2;
  return x >= region.x && y >= region.y && x <= region.x + region.width && y <= region.y + region.height;
};

/** Prints which words are missing from the results, by what they look like and what happened to them, with examples. */
export async function printMisses(references: readonly Reference[], measured: readonly Measured[]): Promise<void> {
  const classes: Tally = new Map();
  const fates = new Map<string, string[]>();
  let invented = 0;
  for (const { result, facts, conversion } of measured) {
    const reference = references.find(({ id }) => id === result.id);
    if (!reference || !facts || !conversion) continue;
    const image = await decode(reference.png);
    const scale = image.width / reference.facts.width;
    const read = conversion.lines.flatMap((line, index) => {
      const { x, y, width, height, fontSize } = line;
      const scaled = { x: x / scale, y: y / scale, width: width / scale, height: height / scale };
      return wordsOfLine(
        { ...line, ...scaled, fontSize: fontSize / scale },
        index,
        parseColor(line.color) ?? [0, 0, 0],
      );
    });
    const match = matchWords(reference.facts.words, facts.words);
    const found = new Set(match.pairs.map(([i]) => i));
    invented += match.candidate.length - match.pairs.length;
    match.reference.forEach((word, index) => {
      const missed = !found.has(index);
      const { flat, contrast, background } = surroundingsOf(word, image, scale);
      const pictured = reference.facts.regions.some((region) => region.kind === 'image' && inside(word, region));
      const brightness = (color: readonly number[]): number => color.reduce((sum, value) => sum + value, 0);
      const names = [
        sizeClass(word.fontSize),
        contrastClass(contrast),
        `ground ${flat ? 'flat' : pictured ? 'picture' : 'gradient or busy'}`,
        `ink ${brightness(word.color) > brightness(background) ? 'lighter' : 'darker'} than its ground`,
        word.block < 0 ? 'place form control' : 'place page text',
      ];
      for (const name of names) {
        const tally = classes.get(name) ?? { missed: 0, all: 0 };
        tally.all += 1;
        if (missed) tally.missed += 1;
        classes.set(name, tally);
      }
      if (!missed) return;
      const covered = facts.regions.some((region) => region.kind === 'image' && inside(word, region));
      const { kind, seenAs } = fateOfWord(word, read, covered);
      const list = fates.get(kind) ?? [];
      list.push(
        `${result.id} ${Math.round(word.x)},${Math.round(word.y)} ${word.fontSize.toFixed(0)}px "${word.text}" ← "${seenAs}"`,
      );
      fates.set(kind, list);
    });
  }
  console.log('\nmissed words by class               missed     of   share');
  for (const [name, { missed, all }] of [...classes].sort((a, b) => a[0].localeCompare(b[0]))) {
    const share = `${((100 * missed) / all).toFixed(1)} %`;
    console.log(name.padEnd(34) + String(missed).padStart(8) + String(all).padStart(7) + share.padStart(8));
  }
  console.log(`\nmissed words by fate (${invented} words of the results stand nowhere in the designs)`);
  for (const [kind, list] of [...fates].sort((a, b) => b[1].length - a[1].length)) {
    console.log(`${String(list.length).padStart(6)}  ${kind}`);
    const step = Math.max(1, Math.floor(list.length / 12));
    for (let k = 0; k < list.length && k < 12 * step; k += step) console.log(`          ${list[k]}`);
  }
}
