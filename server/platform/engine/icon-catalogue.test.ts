import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chooseIcons } from '#engine/icons/choose-icons.ts';
import { lookOf } from '#engine/icons/look.ts';
import type { IconCatalogue } from '#engine/index.ts';
import { loadIconCatalogue } from './icon-catalogue.ts';

// Uploads are never SVG: this process may have forbidden it (check-image.ts).
const SVG = { operation: ['VipsForeignLoadSvg'] };

let catalogue: IconCatalogue;
beforeAll(async () => {
  sharp.unblock(SVG);
  catalogue = await loadIconCatalogue();
});
afterAll(() => sharp.block(SVG));

const all = <T>(of: (index: number) => T): T[] => Array.from({ length: catalogue.count }, (_, index) => of(index));

/** The icon as a design of this size shows it, somewhere between its pixels. */
async function lookAt(index: number, size: number) {
  const { viewBox, body } = catalogue.iconAt(index);
  const [x, y, width, height] = viewBox;
  const side = Math.max(width, height);
  const pixel = side / size;
  const around = [x - (side - width) / 2 - 1.4 * pixel, y - (side - height) / 2 - 1.7 * pixel];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size + 4}" height="${size + 4}" viewBox="${around.join(' ')} ${(size + 4) * pixel} ${(size + 4) * pixel}">${body}</svg>`;
  const alpha = await sharp(Buffer.from(svg)).ensureAlpha().extractChannel(3).raw().toBuffer();
  return lookOf({ width: size + 4, height: size + 4, data: Float32Array.from(alpha, (level) => level / 255) })!;
}

describe('the catalogue of icons', () => {
  it('has the open sets, each with its licence', () => {
    const sets = new Map(all((index) => catalogue.iconAt(index).set).map((set) => [set.prefix, set]));
    for (const prefix of ['lucide', 'bi', 'heroicons', 'tabler', 'material-symbols', 'fa6-solid', 'simple-icons'])
      expect(sets.get(prefix)?.license, prefix).toBeTruthy();
    for (const { license } of sets.values()) expect(license).toMatch(/^(ISC|MIT|Apache 2\.0|CC BY 4\.0|CC0 1\.0)$/);
  });

  it('holds shapes alone, in the colour of the text', () => {
    const strange = all((index) => catalogue.iconAt(index).body).filter(
      (body) =>
        !/^(<\/?(g|path|circle|rect|ellipse|line|polyline|polygon)\b[^<>]*>)+$/.test(body) ||
        /\son|url\(|href|#/i.test(body),
    );
    expect(strange).toEqual([]);
  });

  it('is sorted by aspect, as the matcher needs it', () => {
    expect([...catalogue.aspects]).toEqual([...catalogue.aspects].sort((a, b) => a - b));
  });

  it('knows its own icons again at the size of a menu', async () => {
    const picks = Array.from({ length: 24 }, (_, i) => Math.floor(((i + 0.5) * catalogue.count) / 24));
    const seen = await Promise.all(picks.map(async (index) => ({ look: await lookAt(index, 20), label: '' })));
    const chosen = seen.map((one) => chooseIcons(catalogue, [one])[0]?.index);
    expect(chosen.filter((index, i) => index === picks[i]).length).toBeGreaterThanOrEqual(20);
  });
});
