import { describe, expect, it } from 'vitest';
import type { ConnectedComponent } from '../model/connected-component.ts';
import type { StyledWord } from '../model/text-line.ts';
import { unionBox } from '../raster/box.ts';
import { readingFont } from '../typeface/fonts.ts';
import { gapsOf, splitWord } from './word-splits.ts';

const font = readingFont('mono', 400);

/** A word of which each letter is a box of 8 px; `gaps` are the distances between them. */
function word(text: string, gaps: readonly number[]): StyledWord {
  let x = 100;
  const glyphs = [...text].map((_, i): ConnectedComponent => {
    const box = { x, y: 20, width: 8, height: 12 };
    x += 8 + (gaps[i] ?? 0);
    return { ...box, id: i, pixels: 60, surface: 1, share: 1, second: -1 };
  });
  return { text, box: unionBox(glyphs), glyphs, color: 0, confidence: 90, underlined: false };
}

describe('gapsOf', () => {
  it('lists the gaps between letters, and none where they touch', () => {
    expect(gapsOf(word('Log', [2, 0]))).toEqual([{ from: 108, to: 110 }]);
  });
});

describe('splitWord', () => {
  it('gives each part its letters and its ink', () => {
    const [gap] = gapsOf(word('LogIn', [0, 0, 6, 0]));
    const parts = splitWord(word('LogIn', [0, 0, 6, 0]), font, [gap])!;
    expect(parts.map(({ text, box }) => [text, box.x, box.width])).toEqual([
      ['Log', 100, 24],
      ['In', 130, 16],
    ]);
  });

  it('is null when no letters are left for a part', () => {
    expect(splitWord(word('ab', [2]), font, [{ from: 100, to: 100 }])).toBeNull();
  });
});
