import sharp from 'sharp';
import { expect, it } from 'vitest';
import { type GrayImage, LANGUAGES } from '#engine/index.ts';
import { draw } from '#server/testing/pictures.ts';
import { createPacks } from './language-packs.ts';
import { startCore } from './tesseract.ts';

async function aLine(text: string): Promise<GrayImage> {
  const png = await draw(text.length * 18 + 24, 48, [], [{ text, x: 8, y: 8, size: 30, color: '#000000' }]);
  const { data, info } = await sharp(png).greyscale().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data: new Uint8Array(data) };
}

it('reads each language with its own network', async () => {
  const packs = createPacks(await startCore());
  const texts = { de: 'Für größere Aufträge', pl: 'Książki dla każdego', ru: 'Каждая книга', el: 'Κάθε μέρα' } as const;
  for (const [language, text] of Object.entries(texts)) {
    const { words } = packs.open(language as keyof typeof texts)(await aLine(text));
    expect(
      words
        .map((word) => word.text)
        .join(' ')
        .replaceAll('\u00b5', 'μ'),
    ).toBe(text);
  }
});

it('opens every language, keeps few of them, and opens again what it let go of', async () => {
  const packs = createPacks(await startCore());
  const line = await aLine('2026');
  for (const { code } of LANGUAGES) {
    if (code !== 'en') expect(packs.open(code)(line).confidence).toBeGreaterThanOrEqual(0);
  }
  expect(
    packs
      .open('de')(await aLine('Übersicht'))
      .words.map(({ text }) => text),
  ).toEqual(['Übersicht']);
});
