import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { GenerationResult, GenerationWithResult } from '#contract/generations.ts';
import { expectAccessible } from '#web/testing/axe.ts';
import { fromPalette } from '#web/testing/from-palette.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { ActionKeys } from '#web/ui/actions/index.ts';
import { CorrectDesign } from './correct-design.tsx';
import { usePlaces } from './use-places.ts';

const line = (text: string, y: number) => ({
  ...{ text, confidence: 95, x: 24, y, width: 300, height: 24, color: '#14324a', fontSize: 18 },
});
const result = {
  lines: [line('See the city', 86), line('Every boat', 138)],
  layout: {
    kind: 'stack',
    role: 'body',
    box: { x: 0, y: 0, width: 640, height: 320 },
    children: [{ kind: 'image', role: 'img', image: 'photo', box: { x: 24, y: 190, width: 150, height: 44 } }],
  },
} as unknown as GenerationResult;

const PIXEL = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='640' height='320'/%3E";

function Screen(props: Omit<ComponentProps<typeof CorrectDesign>, 'places' | 'unsaved'>) {
  const places = usePlaces(0, result, { width: 640, height: 320 });
  return (
    <div style={{ width: 1000, height: 600 }}>
      <CorrectDesign {...props} places={places} unsaved={false} />
      <ActionKeys />
    </div>
  );
}

async function open(over: Partial<GenerationWithResult> = {}, busy = false) {
  const onCorrect = vi.fn();
  const generation = {
    ...{ _id: '0198c0de-0000-7000-8000-000000000001', imageURL: PIXEL, imageWidth: 640, imageHeight: 320 },
    ...{ edited: false, engine: 'built-in', corrections: null, screens: [], ...over },
  } as unknown as GenerationWithResult;
  await renderPage(<Screen generation={generation} onCorrect={onCorrect} shown busy={busy} />);
  return { onCorrect };
}
const field = (name: string) => page.getByLabelText(name, { exact: true });
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
const design = () => page.getByAltText('Design of this conversion').element() as HTMLElement;

/** Presses, moves and lets go over the design, at px of the design. */
function drag([x, y]: [number, number], [toX, toY]: [number, number]) {
  const { left, top, width } = design().getBoundingClientRect();
  const at = (px: number, py: number) => ({
    ...{ clientX: left + (px * width) / 640, clientY: top + (py * width) / 640 },
    ...{ bubbles: true, button: 0, pointerId: 1, pointerType: 'touch' },
  });
  const target = design().parentElement!;
  target.setPointerCapture = () => {};
  const events: [string, number, number][] = [
    ['pointerdown', x, y],
    ['pointermove', toX, toY],
    ['pointerup', toX, toY],
  ];
  for (const [type, px, py] of events)
    target.dispatchEvent(new PointerEvent(type, { ...at(px, py), pointerType: 'mouse' }));
}

test('a misread line is chosen by a click, says other words, and the page is written again with them', async () => {
  const { onCorrect } = await open();
  await expect.element(page.getByRole('button', { name: 'Write again (free)' })).toBeDisabled();
  drag([100, 95], [100, 95]);
  await expect.element(field('It says')).toHaveValue('See the city');
  await field('It says').fill('See the  harbour');
  await press('Add this correction');
  await expect.element(page.getByText('“See the city” → “See the harbour”')).toBeVisible();
  await press('Write again (free)');
  expect(onCorrect.mock.calls).toEqual([
    [{ boxes: [], words: [{ box: { x: 24, y: 86, width: 300, height: 24 }, text: 'See the harbour' }] }],
  ]);
  await expectAccessible();
});

test('by keyboard, from the list: a picture is an icon, and the page has another typeface and language', async () => {
  const { onCorrect } = await open();
  await field('Place').selectOptions('Picture, 150 × 44 px at 24, 190');
  await userEvent.tab();
  await page.getByRole('radio', { name: 'Icon' }).click();
  await press('Add this correction');
  await field('Typeface').selectOptions('Lora');
  await field('Language').selectOptions('German');
  await press('Write again (free)');
  expect(onCorrect.mock.calls[0]).toEqual([
    {
      boxes: [{ box: { x: 24, y: 190, width: 150, height: 44 }, kind: 'icon' }],
      words: [],
      typeface: 'Lora',
      language: 'de',
    },
  ]);
});

test('a place that is drawn is nothing, or is moved by its figures', async () => {
  const { onCorrect } = await open();
  drag([400, 40], [500, 90]);
  await expect.poll(() => Number((field('Left').element() as HTMLInputElement).value)).toBeCloseTo(400, -1);
  await field('Left').fill('600');
  await field('Width').fill('900');
  await page.getByRole('radio', { name: 'Nothing' }).click();
  await press('Add this correction');
  await press('Write again (free)');
  const [{ boxes }] = onCorrect.mock.calls[0]!;
  expect(boxes).toEqual([{ box: expect.objectContaining({ x: 600, width: 40 }), kind: 'ignore' }]);
});

test('a place is made, and the page written again, from the palette as well', async () => {
  const { onCorrect } = await open();
  await fromPalette('New place');
  await expect.element(field('Width')).toHaveValue(214);
  await press('Add this correction');
  await fromPalette('Write again');
  await expect.poll(() => onCorrect.mock.calls.length).toBe(1);
});

test('what is pending can be taken back', async () => {
  await open();
  await field('Place').selectOptions('Text: Every boat');
  await page.getByRole('radio', { name: 'Picture' }).click();
  await press('Add this correction');
  await press('Take back: Text: Every boat → Picture');
  await expect.element(page.getByText('Nothing is corrected yet', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Write again (free)' })).toBeDisabled();
});

test('says what is kept and what is not, and waits while the page is written', async () => {
  const kept = { boxes: [], words: [{ box: { x: 0, y: 0, width: 9, height: 9 }, text: 'Kept' }], typeface: 'Inter' };
  await open({ edited: true, engine: 'gemini', corrections: kept } as Partial<GenerationWithResult>, true);
  await expect.element(page.getByText('2 corrections from before will be kept.')).toBeVisible();
  await expect.element(page.getByText('your own edits stay in this version', { exact: false })).toBeVisible();
  await expect.element(page.getByText('The built-in engine writes the corrected page', { exact: false })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Writing again…' })).toBeDisabled();
});
