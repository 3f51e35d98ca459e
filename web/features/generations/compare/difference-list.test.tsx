import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Difference, PageFacts, Raster, Rgb } from '#fidelity/index.ts';
import { aLine, type Patch, paint } from '#fidelity/testing/paint.ts';
import { expectAccessible } from '#web/testing/axe.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { DifferenceList } from './difference-list.tsx';
import { FaithfulFigure } from './faithful-figure.tsx';
import { HeatLayer } from './heat-layer.tsx';
import { type Judgement, judgeResult } from './judge-result.ts';

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

async function open(result: Raster | null) {
  const design = drawn([panel]);
  const judgement = judgeResult({ lines, ...size }, facts, result && { design, result });
  await renderPage(<Report judgement={judgement} />);
  return judgement;
}

/** As the drawer lists them and the design marks them. */
function Report({ judgement }: { judgement: Judgement }) {
  const [chosen, choose] = useState<Difference>();
  return (
    <>
      <FaithfulFigure judgement={judgement} />
      <DifferenceList differences={judgement.differences} chosen={chosen} onChoose={choose} />
      <div className="relative" style={size}>
        <HeatLayer size={size} area={area} cells={judgement.cells} chosen={chosen?.box} />
      </div>
    </>
  );
}

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

test('the heat map says in words what it shows', async () => {
  await open(drawn([]));
  await expect
    .element(page.getByRole('img', { name: /^Heat map over the design: [\d,]+ of 1,200 cells differ/ }))
    .toBeVisible();
});

test('a difference is marked at its place, by keyboard as well', async () => {
  const { differences } = await open(drawn([]));
  const faint = page.getByRole('button', { name: 'line 3 of the article can hardly be read' });
  await page.getByRole('button', { name: /smaller differences/ }).click();
  faint.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(faint).toHaveAttribute('aria-pressed', 'true');
  const room = page.getByRole('img', { name: /^Heat map/ }).element();
  const marks = [...room.querySelectorAll('rect')];
  expect(marks).toHaveLength(2);
  const [around, mark] = [room.getBoundingClientRect(), marks[1]!.getBoundingClientRect()];
  const { box } = differences.find((one) => one.kind === 'faint' && one.text === 'line 3 of the article')!;
  // With a margin.
  expect(mark.left - around.left).toBeCloseTo(box.x - 4, 0);
  expect(mark.top - around.top).toBeCloseTo(box.y - 4, 0);
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
