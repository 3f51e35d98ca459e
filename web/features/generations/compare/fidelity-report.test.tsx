import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PageFacts, Raster, Rgb } from '#fidelity/index.ts';
import { aLine, type Patch, paint } from '#fidelity/testing/paint.ts';
import { FidelityReport } from '#web/features/generations/compare/fidelity-report.tsx';
import { judgeResult } from '#web/features/generations/compare/judge-result.ts';
import { expectAccessible } from '#web/testing/axe.ts';
import { renderPage } from '#web/testing/render-page.tsx';

// A light article on a dark page, and the same page without its panel.

const size = { width: 1280, height: 960 };
const area = { x: 0, y: 0, ...size, density: 1 };
const ink: Rgb = [34, 34, 40];
const white: Rgb = [255, 255, 255];
const sentences = [
  { text: 'a light header that stays', y: 24, color: white },
  ...Array.from({ length: 8 }, (_, at) => ({ text: `line ${at} of the article`, y: 96 + 32 * at, color: ink })),
];
const written = sentences.map(({ text, y, color }) => aLine(text, 96, y, color));
const panel: Patch = { x: 64, y: 64, width: 640, height: 480, color: white };
const drawn = (patches: readonly Patch[]): Raster =>
  paint(size.width, size.height, [27, 27, 34], [...patches, ...written.flatMap((line) => line.patches)]);

const lines = sentences.map(({ text, y, color }) => ({
  ...{ text, confidence: 90, x: 96, y, width: 6 * text.length, height: 14, fontSize: 14 },
  color: color === ink ? '#222228' : '#ffffff',
}));
const facts: PageFacts = {
  ...size,
  blocks: [],
  words: written.flatMap((line, block) => line.words.map((word) => ({ ...word, block }))),
  regions: [],
  overflow: false,
  tree: { elements: 1, positioned: 0, main: 0, landmarks: 0, headings: 0, h1: 0, maxDepth: 1 },
};

function pictureOf({ width, height, data }: Raster): string {
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(data), width, height), 0, 0);
  return canvas.toDataURL();
}

async function open(result: Raster | null) {
  const design = drawn([panel]);
  const judgement = judgeResult({ lines, ...size }, facts, result && { design, result });
  const generation = { imageURL: pictureOf(design), imageWidth: size.width, imageHeight: size.height };
  await renderPage(<FidelityReport generation={generation} area={area} judgement={judgement} />);
  return judgement;
}

const design = page.getByRole('region', { name: 'Design and heat map' });

test('one figure in front, its parts behind it, and what is wrong in words', async () => {
  const { faithful } = await open(drawn([]));
  await expect.element(page.getByText('Faithful')).toBeVisible();
  expect(faithful).toBeLessThan(0.9);
  await expect.element(page.getByText((faithful! * 100).toFixed(1), { exact: true })).toBeVisible();
  const parts = page.getByRole('term').elements();
  expect(parts.map(({ textContent }) => textContent)).toEqual([
    'Block',
    'Text',
    'Position',
    'Colour',
    'Pixels',
    'Shades',
    'Corners',
    'Regions',
    'Pictures',
    'Contrast',
  ]);
  await expect.element(page.getByText('Some text can hardly be read.')).toBeVisible();
  await expect.element(page.getByText('Areas have another colour than in the design.')).toBeVisible();
  await expectAccessible();
});

test('the heat map says in words what it shows, and can be taken away', async () => {
  await open(drawn([]));
  await expect
    .element(page.getByRole('img', { name: /^Heat map over the design: [\d,]+ of 1,200 cells differ/ }))
    .toBeVisible();
  await page.getByRole('switch', { name: 'Heat map' }).click();
  await expect.element(page.getByRole('img', { name: 'The design, without a heat map' })).toBeVisible();
});

test('a difference leads to its place, by keyboard as well', async () => {
  await open(drawn([]));
  const faint = page.getByRole('button', { name: 'line 3 of the article can hardly be read' });
  await page.getByRole('button', { name: /smaller differences/ }).click();
  faint.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(faint).toHaveAttribute('aria-pressed', 'true');
  const room = design.element();
  const marks = [...room.querySelectorAll('rect')];
  expect(marks).toHaveLength(2);
  const [window, mark] = [room.getBoundingClientRect(), marks[1]!.getBoundingClientRect()];
  expect(mark.top).toBeGreaterThanOrEqual(window.top);
  expect(mark.bottom).toBeLessThanOrEqual(window.bottom);
  expect(mark.left).toBeGreaterThanOrEqual(window.left);
  await userEvent.keyboard('{Enter}');
  await expect.element(faint).toHaveAttribute('aria-pressed', 'false');
  expect(room.querySelectorAll('rect')).toHaveLength(0);
});

test('of a good result it says so', async () => {
  await open(drawn([panel]));
  await expect.element(page.getByText('The result looks like the design.')).toBeVisible();
  await expect.element(page.getByText('No visible differences.')).toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Heat map over the design: nothing differs' })).toBeVisible();
});

test('where pixels cannot be had, the text is compared and nothing else is claimed', async () => {
  await open(null);
  await expect.element(page.getByText(/Only its text was compared/)).toBeVisible();
  expect(page.getByText('The result looks like the design.').elements()).toHaveLength(0);
  expect(page.getByRole('term').elements()).toHaveLength(4);
});
