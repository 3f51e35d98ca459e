import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Conversion, ConvertOptions, Corrections, LayoutTree } from '#engine/index.ts';
import { createEnginePool, type EnginePool } from './pool.ts';

const leavesOf = (node: LayoutTree): LayoutTree[] => (node.children ? node.children.flatMap(leavesOf) : [node]);

// The design of the home page, read by the real recogniser.
describe('a design that somebody corrects', () => {
  let pool: EnginePool;
  let design: Uint8Array;
  let before: Conversion;
  const convert = (corrections?: Corrections, more: Partial<ConvertOptions> = {}) =>
    pool.convert(design, { framework: 'custom', mode: 'clean', ...(corrections && { corrections }), ...more });

  beforeAll(async () => {
    pool = createEnginePool({ threads: 1 });
    design = await readFile(new URL('../web/demo/design.webp', import.meta.url));
    before = await convert();
  });
  afterAll(() => pool.close());

  it('is written as without corrections where there are none', async () => {
    const { html, css } = await convert({ boxes: [], words: [] });
    expect({ html, css }).toEqual({ html: before.html, css: before.css });
  });

  it('says what its lines are said to say, without doubt, and the same twice', async () => {
    const title = before.lines.find(({ fontSize }) => fontSize === Math.max(...before.lines.map((l) => l.fontSize)))!;
    const corrections = { words: [{ box: title, text: 'Entirely other words' }], typeface: 'Lora' };
    const [once, twice] = [await convert(corrections), await convert(corrections)];
    expect(once.lines).toContainEqual(expect.objectContaining({ text: 'Entirely other words', confidence: 100 }));
    expect(once.html).toMatch(/Entirely\s+other\s+words/);
    expect(once.html).not.toContain(title.text);
    expect(once.css).toContain('Lora');
    expect(twice).toMatchObject({ html: once.html, css: once.css });
  });

  it('loses what is to be ignored, and shows as one picture what is said to be one', async () => {
    const [gone, shown] = before.lines.filter(({ text }) => text.length > 8);
    const box = { x: shown!.x - 4, y: shown!.y - 4, width: shown!.width + 8, height: shown!.height + 8 };
    const after = await convert({
      boxes: [
        { box: { x: gone!.x - 2, y: gone!.y - 2, width: gone!.width + 4, height: gone!.height + 4 }, kind: 'ignore' },
        { box, kind: 'picture' },
      ],
    });
    const texts = after.lines.map(({ text }) => text);
    expect(texts).not.toContain(gone!.text);
    expect(texts).not.toContain(shown!.text);
    const pictures = leavesOf(after.layout).filter(({ image }) => image === 'photo');
    expect(pictures.map((one) => one.box)).toContainEqual(expect.objectContaining({ width: Math.round(box.width) }));
  });
});
