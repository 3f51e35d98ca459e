import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { FromFrame } from '#web/preview/messages.ts';
import { expectAccessible } from '#web/testing/axe.ts';
import { fromPalette } from '#web/testing/from-palette.ts';
import { BLACK_BOX, design, frame, heard, openWorkbench, preview, stage } from './testing/open-workbench.tsx';

const measured = () =>
  expect.element(page.getByRole('button', { name: /^Faithful/ })).toHaveAttribute('aria-busy', 'false');
const compare = (way: string) => page.getByLabelText('Compare').selectOptions(way);
const tab = (name: string) => page.getByRole('tab', { name, exact: true });
const frameHeight = () => Number.parseFloat(frame().style.height);

/** What differs is listed; the first of it is pressed. */
async function chooseDifference() {
  await measured();
  if (tab('Differences').element().getAttribute('aria-selected') !== 'true') await tab('Differences').click();
  await page.getByRole('button', { name: /^Something missing/ }).click();
}

beforeEach(async () => {
  await page.viewport(1440, 900);
  return () => page.viewport(1280, 900);
});

test('a page is compared as high as its design, however high the pane; a longer one to its end', async () => {
  await openWorkbench();
  await measured();
  // Alone it has the pane's height, and more than its own.
  await expect.poll(frameHeight).toBeGreaterThan(1000);
  await compare('Swipe');
  await expect.poll(frameHeight).toBe(900);
  await page.getByRole('radio', { name: 'Mobile' }).click();
  await expect.poll(frameHeight).not.toBe(900);
  await compare('Heat map');
  await expect.poll(frameHeight).toBe(900);
});

test('of a page that is longer than its design all is compared', async () => {
  await openWorkbench({ height: 500 });
  await measured();
  await compare('Onion skin');
  await expect.poll(frameHeight).toBe(900);
});

test('a difference is shown in design, page and code, and stays shown', async () => {
  await openWorkbench({ more: [BLACK_BOX] });
  const told = heard();
  await page.getByRole('button', { name: 'Correct' }).click();
  await page.getByRole('radio', { name: 'All widths' }).click();
  await chooseDifference();
  // Design: out of correcting, with a frame around the place.
  await expect.poll(() => design().querySelectorAll('rect').length).toBe(2);
  // Page: in sight again, at the width of the design.
  await expect.element(page.getByLabelText('Width in pixels')).toHaveValue(1000);
  await expect.poll(() => told.map(({ type }) => type)).toContain('shown-box');
  // Code: the element that it stands in.
  await expect.poll(() => document.querySelector('.cm-shown')?.textContent).toContain('<main');
  await expect.poll(async () => (await outline()).join(' ')).toMatch(/^5\d\d 3\d\d 1[67]\d 1[67]\d$/);

  // Another element takes its place.
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await preview.getByText('Seat').click();
  await expect.poll(outline).toEqual([100, 200, 200, 60]);
  expect(design().querySelectorAll('rect')).toHaveLength(0);
});

/** Where the outline lies in the page, CSS px: the page paints itself with it. */
async function outline(): Promise<number[]> {
  const told = heard();
  frame().contentWindow!.postMessage({ type: 'paint', request: 1 }, '*');
  const raster = await vi.waitUntil(
    () =>
      told.findLast((message): message is Extract<FromFrame, { type: 'painted' }> => message.type === 'painted')
        ?.raster,
    { timeout: 15_000 },
  );
  const isBlue = (at: number) => raster.data[at] === 20 && raster.data[at + 1] === 70 && raster.data[at + 2] === 214;
  const found: [number, number][] = [];
  for (let y = 0; y < raster.height; y++)
    for (let x = 0; x < raster.width; x++) if (isBlue(4 * (y * raster.width + x))) found.push([x, y]);
  if (found.length === 0) return [];
  const [xs, ys] = [found.map(([x]) => x), found.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  // Its shadow is three pixels wide around it.
  return [left + 3, top + 3, Math.max(...xs) - left - 5, Math.max(...ys) - top - 5];
}

test('compared, the stage goes to the place; side by side the design goes with it', async () => {
  await openWorkbench({ middle: 2500, more: [[600, 2400, 120, 120, '#000000']], bar: 80 });
  await compare('Side by side');
  await chooseDifference();
  const inMiddle = (element: HTMLElement) => {
    const scale = frame().getBoundingClientRect().width / 1000;
    return Math.abs(8 + 2460 * scale - element.scrollTop - element.clientHeight / 2);
  };
  await expect.poll(() => inMiddle(stage())).toBeLessThan(40);
  // What is around the page in the picture is cut off: both show the same place.
  await expect.poll(() => Math.abs(design().scrollTop - stage().scrollTop)).toBeLessThanOrEqual(1);
  const [mark, window] = [design().querySelector('rect')!, design()].map((one) => one.getBoundingClientRect());
  expect(mark!.top).toBeGreaterThan(window!.top);
  expect(mark!.bottom).toBeLessThan(window!.bottom);
  await expectAccessible();
});

test('side by side opens a folded design; every pane is folded from the palette as well', async () => {
  await openWorkbench();
  await page.getByRole('button', { name: 'Collapse design' }).click();
  const heading = (name: string) => page.getByRole('heading', { name, exact: true });
  await expect.element(heading('Design')).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Maximise generated code' }).click();
  await compare('Side by side');
  for (const name of ['Design', 'Live Preview']) await expect.element(heading(name)).toBeVisible();
  await fromPalette('Collapse generated code');
  await expect.element(heading('Generated Code')).not.toBeInTheDocument();
  await fromPalette('Open generated code');
  await expect.element(heading('Generated Code')).toBeVisible();
});

test('on a phone a difference brings the page to the front, and side by side is one above the other', async () => {
  await page.viewport(375, 812);
  await openWorkbench({ more: [BLACK_BOX] });
  await chooseDifference();
  await expect.element(tab('Live Preview')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByLabelText('Width in pixels')).toHaveValue(1000);
  await compare('Side by side');
  await expect.element(page.getByRole('region', { name: 'Design and heat map' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Preview stage' })).toBeVisible();
  const [above, below] = [stage(), design()].map((one) => one.getBoundingClientRect());
  expect(above!.height).toBeGreaterThan(100);
  expect(below!.height).toBeGreaterThan(100);
  expect(below!.top).toBeGreaterThanOrEqual(above!.bottom);
  await expectAccessible();
  await tab('Generated Code').click();
  await expect.element(page.getByRole('region', { name: 'Design and heat map' })).not.toBeInTheDocument();
});

test('the heat map says what its colours mean', async () => {
  await openWorkbench();
  const legend = page.getByRole('list', { name: 'Colours of the heat map' });
  await compare('Heat map');
  await expect.element(legend).toBeVisible();
  await expect.element(legend.getByText('Another colour')).toBeVisible();
  await expectAccessible();
  await compare('Swipe');
  await expect.element(legend).not.toBeInTheDocument();
});

test('an element that is chosen in the page brings the HTML to the front', async () => {
  await openWorkbench();
  await tab('CSS').click();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await preview.getByText('Seat').click();
  await expect.element(page.getByRole('textbox', { name: 'HTML code' })).toBeVisible();
  await expect.poll(() => document.querySelector('.cm-shown')?.textContent).toContain('<a class="seat"');
});

test('tabbing past the width changes nothing; another width ends a comparison', async () => {
  await openWorkbench();
  await page.getByRole('radio', { name: 'All widths' }).click();
  const width = page.getByLabelText('Width in pixels');
  width.element().focus();
  await userEvent.tab();
  await expect.element(page.getByRole('radio', { name: 'All widths' })).toBeChecked();
  await compare('Swipe');
  await width.fill('500');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Compare')).toHaveValue('off');
  await expect.poll(() => frame().style.width).toBe('500px');
});

test('keys are heard while the page has the keyboard, and only those that cost nothing', async () => {
  await openWorkbench();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await preview.getByText('Seat').click();
  await expect.poll(() => document.querySelector('.cm-shown')).not.toBeNull();
  expect(document.activeElement).toBe(frame());
  await userEvent.keyboard('{Control>}.{/Control}');
  await expect
    .element(page.getByRole('button', { name: 'Select', exact: true }))
    .toHaveAttribute('aria-pressed', 'false');
  await userEvent.keyboard('{Control>}k{/Control}');
  await expect.element(page.getByRole('dialog', { name: 'Search actions' })).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog', { name: 'Search actions' })).not.toBeInTheDocument();

  // The page may say what it likes: it counts while the keyboard is there.
  page.getByRole('button', { name: 'Select', exact: true }).element().focus();
  const data = { type: 'keys', keys: 'mod+k' };
  window.dispatchEvent(new MessageEvent('message', { data, source: frame().contentWindow }));
  await expect.element(page.getByRole('dialog', { name: 'Search actions' })).not.toBeInTheDocument();
});

test('a change is requested from the palette as well: an element is picked by keyboard, and what is missing is said', async () => {
  const asked = { name: 'Automatic', available: true, readsInstructions: true, uses: 'gemini' } as const;
  await openWorkbench({ engines: [{ ...asked, id: 'automatic' }] });
  await fromPalette('Request a change');
  await fromPalette('Pick an element');
  await expect.element(page.getByRole('button', { name: 'Pick an element' })).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => document.activeElement).toBe(frame());
  await userEvent.keyboard('{ArrowRight}{Enter}');
  await expect.element(page.getByRole('button', { name: 'Remove the picked element' })).toBeVisible();
  await fromPalette('Apply the change');
  await expect.element(page.getByText('Please describe the change.')).toBeVisible();
});

test('a wheel with Ctrl zooms the page by a step for each notch, however finely it turns', async () => {
  await openWorkbench();
  const zoom = page.getByRole('combobox', { name: 'Zoom' });
  await expect.element(zoom).toHaveValue('fit');
  const stage = page.getByRole('region', { name: 'Preview stage' }).element();
  const turn = (deltaY: number) =>
    stage.dispatchEvent(new WheelEvent('wheel', { deltaY, ctrlKey: true, bubbles: true, cancelable: true }));
  turn(-60);
  await expect.element(zoom).toHaveValue('fit');
  turn(-60);
  await expect.element(zoom).not.toHaveValue('fit');
  for (let notch = 0; notch < 4; notch++) turn(-100);
  await expect.element(zoom).toHaveValue('2');
  turn(100);
  await expect.element(zoom).toHaveValue('1');
});

test('full screen is offered where there is one, and says when it was refused', async () => {
  const enabled = vi.spyOn(document, 'fullscreenEnabled', 'get').mockReturnValue(false);
  onTestFinished(() => enabled.mockRestore());
  await openWorkbench();
  await expect.element(page.getByRole('button', { name: 'Collapse live preview' })).toBeVisible();
  expect(page.getByRole('button', { name: 'Full screen' }).elements()).toHaveLength(0);
  enabled.mockReturnValue(true);
  await compare('Swipe');
  const ask = vi.spyOn(Element.prototype, 'requestFullscreen').mockRejectedValue(new TypeError('Not now'));
  await page.getByRole('button', { name: 'Full screen' }).click();
  await expect.element(page.getByText('The browser did not allow full screen.')).toBeVisible();
  expect((ask.mock.contexts[0] as Element).querySelector('h2')?.textContent).toBe('Live Preview');
});

test('another view of the page brings it into sight: alone, and out of the shade of a pane that had all the room', async () => {
  await openWorkbench();
  const stage = page.getByRole('region', { name: 'Preview stage' });
  await page.getByRole('radio', { name: 'All widths' }).click();
  await expect.element(stage).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Select', exact: true }).click();
  await expect.element(stage).toBeVisible();
  await page.getByRole('radio', { name: 'All widths' }).click();
  await page.getByLabelText('Zoom').selectOptions('100 %');
  await expect.element(stage).toBeVisible();

  await page.getByRole('button', { name: 'Maximise generated code' }).click();
  await expect.element(stage).not.toBeInTheDocument();
  await page.getByRole('radio', { name: 'Mobile' }).click();
  await expect.element(stage).toBeVisible();
});
