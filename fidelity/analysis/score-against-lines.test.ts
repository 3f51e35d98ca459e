import { describe, expect, it } from 'vitest';
import type { AnalysedLine, PageFacts, Rgb, Word } from '../facts.ts';
import { linesAtLayout } from './lines-at-layout.ts';
import { linesOfPage } from './lines-of-page.ts';
import { parseColor } from './parse-color.ts';
import { scoreAgainstLines } from './score-against-lines.ts';

const BLACK: Rgb = [0, 0, 0];

/** Words of 10 px a character, 20 px high, in one element. */
function words(text: string, x: number, y: number, block: number, color: Rgb = BLACK, fontSize = 16): Word[] {
  return [...text.matchAll(/\S+/g)].map((match) => ({
    text: match[0],
    x: x + match.index * 10,
    y,
    width: match[0].length * 10,
    height: 20,
    color,
    fontSize,
    block,
  }));
}

function page(...groups: Word[][]): PageFacts {
  const tree = { elements: 1, positioned: 0, main: 0, landmarks: 0, headings: 0, h1: 0, maxDepth: 1 };
  return { width: 1000, height: 500, blocks: [], words: groups.flat(), regions: [], overflow: false, tree };
}

function line(text: string, x: number, y: number, color = '#000000', fontSize = 16): AnalysedLine {
  return { text, x, y, width: text.length * 10, height: 20, color, fontSize };
}

const size = { width: 1000, height: 500 };

describe('scoreAgainstLines', () => {
  it('finds nothing to say about a page that shows what was read', () => {
    const scores = scoreAgainstLines(
      [line('Fresh bread daily', 100, 100)],
      size,
      page(words('Fresh bread daily', 100, 100, 0)),
    );
    expect(scores).toMatchObject({ block: 1, text: 1, position: 1, color: 1, wordRecall: 1, differences: [] });
    expect(scores.words.map(({ text }) => text)).toEqual(['Fresh', 'bread', 'daily']);
  });

  it('takes a picture of twice the density, on a canvas, for what it is', () => {
    const lines = [{ ...line('Fresh bread', 240, 220), width: 220, height: 40, fontSize: 32 }];
    const area = { x: 40, y: 20, width: 2000, height: 1000, density: 2 };
    const scores = scoreAgainstLines(linesAtLayout(lines, area), size, page(words('Fresh bread', 100, 100, 0)));
    expect(scores).toMatchObject({ block: 1, position: 1, differences: [] });
  });

  it('pairs words that occur several times by their places, in whatever order they were read', () => {
    const pink = 'rgb(249, 168, 212)';
    const lines = [
      line('Completion', 400, 100),
      line('Completion', 400, 400, pink),
      line('Project', 0, 100),
      line('Project', 0, 400, pink),
    ];
    const table = (y: number, block: number, color?: Rgb) => [
      words('Project', 0, y, block, color),
      words('Completion', 400, y, block + 1, color),
    ];
    const scores = scoreAgainstLines(lines, size, page(...table(100, 0), ...table(400, 2, [249, 168, 212])));
    expect(scores).toMatchObject({ block: 1, text: 1, position: 1, color: 1 });
  });

  it('names the words that are missing', () => {
    const scores = scoreAgainstLines(
      [line('Fresh bread daily', 0, 0)],
      size,
      page(words('Fresh broad daily', 0, 0, 0)),
    );
    expect(scores.wordRecall).toBeCloseTo(2 / 3, 12);
    expect(scores.differences).toMatchObject([{ kind: 'missing', line: 0, words: ['bread'] }]);
  });

  it('does not miss the number of an item, which a list draws by itself', () => {
    const lines = [line('2. Gloves for 12. everybody', 0, 0)];
    const scores = scoreAgainstLines(lines, size, page(words('Gloves for everybody', 30, 0, 0)));
    expect(scores.differences.filter(({ kind }) => kind === 'missing')).toMatchObject([{ words: ['12.'] }]);
  });

  it('says how far a line has moved, what colour and what size it has', () => {
    const found = page(words('Fresh bread', 130, 90, 0, [255, 255, 255], 32));
    const { differences } = scoreAgainstLines([line('Fresh bread', 100, 100)], size, found);
    expect(differences.map(({ kind }) => kind).sort()).toEqual(['color', 'shifted', 'size']);
    expect(differences.find(({ kind }) => kind === 'shifted')).toMatchObject({ dx: 30, dy: -10 });
    expect(differences.find(({ kind }) => kind === 'color')).toMatchObject({
      expected: [0, 0, 0],
      found: [255, 255, 255],
    });
    expect(differences.find(({ kind }) => kind === 'size')).toMatchObject({ ratio: 2 });
  });

  it('puts the largest loss first', () => {
    const lines = [line('ok', 0, 0), { ...line('A whole headline', 0, 100), height: 60 }, line('tiny', 0, 300)];
    const { differences } = scoreAgainstLines(lines, size, page(words('ok', 0, 0, 0)));
    expect(differences.map(({ text }) => text)).toEqual(['A whole headline', 'tiny']);
  });

  it('has nothing against a picture without text', () => {
    expect(scoreAgainstLines([], size, page())).toMatchObject({ block: 1, wordRecall: 1, differences: [] });
  });
});

describe('linesOfPage', () => {
  it('breaks where the text wraps, where another element begins and where a gap is wide', () => {
    const lines = linesOfPage(
      page(words('One two', 0, 0, 0), words('three', 0, 20, 0), words('Price', 0, 60, 1), words('12', 300, 60, 1)),
    );
    expect(lines.map(({ text }) => text)).toEqual(['one two', 'three', 'price', '12']);
    expect(lines[0]).toMatchObject({ x: 0, y: 0, width: 70, height: 20, original: 'One two' });
  });
});

describe('parseColor', () => {
  it('reads the notations that engines write', () => {
    expect(parseColor('#fa0')).toEqual([255, 170, 0]);
    expect(parseColor('#1E293B')).toEqual([30, 41, 59]);
    expect(parseColor('#1e293bcc')).toEqual([30, 41, 59]);
    expect(parseColor('rgb(1, 2, 3)')).toEqual([1, 2, 3]);
    expect(parseColor('rgb(1 2 3 / 50%)')).toEqual([1, 2, 3]);
    expect(parseColor('rebeccapurple')).toBeNull();
  });
});
