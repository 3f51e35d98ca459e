import { describe, expect, test } from 'vitest';
import type { AnalysedLine, PageFacts, Raster, Rgb } from '#fidelity/index.ts';
import { aLine, type Patch, paint } from '#fidelity/testing/paint.ts';
import { judgeResult } from './judge-result.ts';

const white: Rgb = [255, 255, 255];
const ink: Rgb = [34, 34, 40];
const night: Rgb = [27, 27, 34];
const size = { width: 640, height: 480 };

const texts = ['dark words on', 'a light panel', 'of an article'];
const written = texts.map((text, at) => aLine(text, 96, 96 + 24 * at, ink));
const words = written.flatMap((line, block) => line.words.map((word) => ({ ...word, block })));
const lines = texts.map(
  (text, at): AnalysedLine => ({
    ...{ text, x: 96, y: 96 + 24 * at, width: 6 * text.length, height: 14, color: '#222228', fontSize: 14 },
  }),
);
const panel: Patch = { x: 64, y: 64, width: 384, height: 320, color: white };
const page = (patches: readonly Patch[]): Raster =>
  paint(size.width, size.height, night, [...patches, ...written.flatMap((line) => line.patches)]);

const facts: PageFacts = {
  ...size,
  blocks: [],
  words,
  regions: [],
  overflow: false,
  tree: { elements: 1, positioned: 0, main: 0, landmarks: 0, headings: 0, h1: 0, maxDepth: 1 },
};
const twice = (line: AnalysedLine): AnalysedLine => ({
  ...line,
  x: 2 * line.x + 40,
  y: 2 * line.y + 20,
  width: 2 * line.width,
  height: 2 * line.height,
  fontSize: 2 * line.fontSize,
});

describe('judgeResult', () => {
  test('a page of thousands of texts is measured', () => {
    const rows = Array.from({ length: 3000 }, (_, at) => ({
      ...{ text: `Order ${at} paid`, fontSize: 14, x: 40, y: 24 * at, width: 200, height: 14 },
    }));
    const blocks = rows.map((row) => ({
      ...row,
      ...{ text: row.text.toLowerCase(), original: row.text, color: ink, background: null, tag: 'p' },
    }));
    const words = blocks.flatMap((row, block) =>
      row.original.split(' ').map((text, at) => ({ ...row, text, block, x: 40 + 60 * at, width: 50 })),
    );
    const long = { width: 1280, height: 24 * 3000 };
    const known = { ...long, lines: rows.map((row) => ({ ...row, color: '#111111', confidence: 90 })) };
    const { parts } = judgeResult(known, { ...facts, ...long, blocks, words }, null);
    expect(parts.block).toBeCloseTo(1);
    expect(parts.text).toBe(1);
  });

  test('has nothing against the design itself', () => {
    const pictures = { design: page([panel]), result: page([panel]) };
    expect(
      judgeResult({ lines: lines.map((line) => ({ ...line, confidence: 90 })), ...size }, facts, pictures),
    ).toMatchObject({
      faithful: 1,
      differences: [],
    });
  });

  test('measures a design of density 2, on a canvas, at the width of its layout', () => {
    const known = {
      lines: lines.map((line) => ({ ...twice(line), confidence: 90 })),
      width: 1360,
      height: 1000,
      pageArea: { x: 40, y: 20, width: 1280, height: 960, density: 2 },
    };
    const pictures = { design: page([panel]), result: page([panel]) };
    expect(judgeResult(known, facts, pictures)).toMatchObject({ faithful: 1, differences: [] });
  });

  test('leads to the panel that an article lost, and says that its text cannot be read', () => {
    const pictures = { design: page([panel]), result: page([]) };
    const { faithful, differences } = judgeResult(
      { lines: lines.map((line) => ({ ...line, confidence: 90 })), ...size },
      facts,
      pictures,
    );
    expect(faithful).toBeLessThan(0.9);
    expect(differences[0]).toMatchObject({ kind: 'recolored', box: { x: 64, y: 64, width: 384, height: 320 } });
    expect(differences.filter(({ kind }) => kind === 'faint')).toHaveLength(3);
    // It is there, so it is not called missing.
    expect(differences.filter(({ kind }) => kind === 'missing')).toEqual([]);
  });

  test('without pixels the text alone is compared, and there is no figure', () => {
    const known = { lines: lines.map((line) => ({ ...line, confidence: 90 })), ...size };
    expect(judgeResult(known, facts, null)).toMatchObject({
      faithful: null,
      cells: null,
      parts: { block: 1, text: 1, position: 1, color: 1 },
    });
  });
});
