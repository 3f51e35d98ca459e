import { implement } from '@orpc/server';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { Generation, GeneratorStatus } from '#contract/generations.ts';
import { contract } from '#contract/index.ts';
import GeneratorPage from '#web/features/generations/generator-page.tsx';
import { serveAccount } from '#web/testing/accounts.ts';
import { expectAccessible } from '#web/testing/axe.ts';
import { fromPalette } from '#web/testing/from-palette.ts';
import { cutOff, hold, serve } from '#web/testing/network.ts';
import { aSession, aUser } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';
import { ActionKeys } from '#web/ui/actions/index.ts';
import { aGeneration } from './workbench/testing/open-workbench.tsx';

const generations = implement(contract.generations);
const builtIn = {
  id: 'built-in',
  name: 'Built-in',
  available: true,
  readsInstructions: false,
  uses: 'built-in',
} as const;
const automatic = { ...builtIn, id: 'automatic', name: 'Automatic' } as const;
const gemini = { id: 'gemini', name: 'Google Gemini', available: false, readsInstructions: true, uses: null } as const;

const image = page.getByLabelText('UI/UX image');
const generate = page.getByRole('button', { name: 'Generate HTML Code' });
const framework = page.getByLabelText('Framework');
const engine = page.getByLabelText('Engine');
const instructions = page.getByLabelText('Specific instructions (optional)');

async function open({
  credits = 3,
  at = '',
  engines = [automatic, builtIn, gemini] as GeneratorStatus['engines'],
  recent = [] as Generation[],
} = {}) {
  serveAccount(aUser({ currentBalance: credits }));
  serve(
    generations.getGenerator.handler(() => ({
      engines,
      cost: 1,
      maxImageBytes: 10_485_760,
      maxImagePixels: 40_000_000,
    })),
  );
  serve(generations.listGenerations.handler(() => recent));
  await renderPage(
    <>
      <ActionKeys />
      <GeneratorPage />
    </>,
    { at: at || '/user/generate-code', session: aSession },
  );
  if (!at) await expect.element(framework).toBeVisible();
}

/** A picture with something on it. */
async function drawn(width = 120, height = 90): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d')!;
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#123456';
  pen.fillRect(10, 10, 40, 20);
  return new File([await canvas.convertToBlob()], 'design.png', { type: 'image/png' });
}

async function choose(file: File) {
  await userEvent.upload(image, file);
}

test('without a picture nothing can be converted', async () => {
  await open();
  await expect.element(generate).toBeDisabled();
  await expect.element(page.getByText('Your generated UI will appear here.')).toBeVisible();
  await expectAccessible();
});

test('the chosen picture is shown, and can be taken away', async () => {
  await open();
  await choose(await drawn());
  await expect.element(page.getByRole('img', { name: 'Chosen design' })).toBeVisible();
  await expect.element(page.getByText('design.png')).toBeVisible();
  await expect.element(generate).toBeEnabled();
  await expectAccessible();
  await page.getByRole('button', { name: 'Remove' }).click();
  await expect.element(generate).toBeDisabled();
});

test.for([
  ['an empty file', async () => new File([], 'a.png', { type: 'image/png' }), 'The file is empty.'],
  ['a text', async () => new File(['<html>'], 'a.png', { type: 'image/png' }), 'This file is not a picture'],
  ['a tiny picture', () => drawn(40, 40), 'The picture is smaller than 64 pixels on a side.'],
] as const)('%s is refused before it is sent, and says why', async ([, file, problem]) => {
  await open();
  await choose(await file());
  await expect.element(page.getByRole('alert')).toMatchTextContent(problem);
  await expect.element(generate).toBeDisabled();
});

test('a picture can be dropped anywhere, and pasted', async () => {
  await open();
  const clipboardData = new DataTransfer();
  clipboardData.items.add(await drawn());
  window.dispatchEvent(new ClipboardEvent('paste', { clipboardData, cancelable: true }));
  await expect.element(page.getByRole('img', { name: 'Chosen design' })).toBeVisible();
});

test('everything that was chosen is sent once; meanwhile the form waits', async () => {
  await open();
  const { answer, release } = hold<void>();
  const sent = serve(
    generations.createGeneration.handler(async ({ errors }) => {
      await answer;
      throw errors.QUEUE_FULL();
    }),
  );
  await choose(await drawn());
  await framework.selectOptions('Bootstrap');
  await page.getByRole('radio', { name: 'Clean' }).click();
  await engine.selectOptions('Built-in');
  await instructions.fill('Keep the colours');
  await generate.click();
  await expect.element(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  await expect.element(framework).toBeDisabled();
  await expect.element(instructions).toBeDisabled();
  release();
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('Many designs are waiting to be converted right now.');
  await expect.element(generate).toBeEnabled();
  await expect.element(framework).toHaveValue('bootstrap');
  await expect.element(page.getByRole('radio', { name: 'Clean' })).toBeChecked();
  await expect.element(instructions).toHaveValue('Keep the colours');
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    framework: 'bootstrap',
    mode: 'clean',
    engine: 'built-in',
    instructions: 'Keep the colours',
    repair: 'true',
    image: { name: 'design.png', type: 'image/png' },
  });
});

test('each mode says in a sentence what it does', async () => {
  await open();
  await expect
    .element(page.getByRole('radio', { name: 'Clean' }))
    .toHaveAccessibleDescription('Prefers the steps of a scale: code to build on.');
  await expect
    .element(page.getByRole('radio', { name: 'Exact' }))
    .toHaveAccessibleDescription('Keeps every measured pixel of the design.');
});

test('pictures for other screens are sent along, in Clean mode, and go with the picture of the page', async () => {
  const provider = { readsInstructions: true, uses: 'gemini' } as const;
  await open({ engines: [{ ...automatic, ...provider }, builtIn, { ...gemini, ...provider, available: true }] });
  await expect.element(page.getByLabelText('Phone', { exact: true })).not.toBeInTheDocument();
  const sent = serve(
    generations.createGeneration.handler(({ errors }) => {
      throw errors.QUEUE_FULL();
    }),
  );
  await choose(await drawn());
  const phone = page.getByLabelText('Phone', { exact: true });
  await expect.element(page.getByText('Now: Google Gemini')).toBeVisible();
  await userEvent.upload(phone, new File([], 'empty.png', { type: 'image/png' }));
  await expect.element(phone).toHaveAccessibleDescription('The file is empty. Please choose a picture of a design.');
  await userEvent.upload(phone, await drawn(100, 200));
  await expect.element(page.getByRole('button', { name: 'Remove Phone' })).toBeVisible();
  await expect.element(page.getByText('Now: Built-in')).toBeVisible();
  await expect.element(page.getByRole('radio', { name: 'Clean' })).toBeChecked();
  await expect.element(page.getByRole('radio', { name: 'Clean' })).toBeDisabled();
  await expectAccessible();
  await generate.click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(sent[0]).toMatchObject({ mode: 'clean', image: { name: 'design.png' }, phone: { name: 'design.png' } });
  expect(sent[0]).not.toHaveProperty('tablet');

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await choose(await drawn());
  await expect.element(page.getByRole('button', { name: 'Remove Phone' })).not.toBeInTheDocument();
});

test('without credits it says so and sends nothing', async () => {
  await open({ credits: 0 });
  await choose(await drawn());
  await generate.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Insufficient credits. Buy more to generate code.');
});

test('an engine without a key cannot be used', async () => {
  await open();
  await choose(await drawn());
  await engine.selectOptions('Google Gemini');
  await expect.element(engine).toHaveAccessibleDescription('No key is active now.');
  await generate.click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('No API keys available');
});

test('without a network the same submission is tried again under its key, then said', async () => {
  await open();
  await choose(await drawn());
  cutOff();
  await generate.click();
  await expect
    .element(page.getByRole('alert').getByText('Network error or server not responding'), { timeout: 15_000 })
    .toBeVisible();
  await expect.element(page.getByRole('img', { name: 'Chosen design' })).toBeVisible();
});

test('a reset brings the form back to its beginning', async () => {
  await open();
  await choose(await drawn());
  await framework.selectOptions('Bootstrap');
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect.element(framework).toHaveValue('tailwind');
  await expect.element(generate).toBeDisabled();
});

test('more pictures than the queue holds are left out, and it says how many', async () => {
  await open();
  const picture = await drawn();
  const pictures = Array.from(
    { length: 33 },
    (_, at) => new File([picture], `page ${at + 1}.png`, { type: 'image/png' }),
  );
  await userEvent.upload(image, pictures);
  await expect.element(page.getByText('The queue holds 30 pictures: 3 were left out.')).toBeVisible();
  await expect.element(page.getByText('0 of 30 done, 30 not begun')).toBeVisible();
});

test('the palette crops a picture and takes the whole one again; it clears a queue', async () => {
  await open();
  await choose(await drawn(400, 300));
  await fromPalette('Crop the picture');
  await page.getByRole('dialog').getByLabelText('Height').fill('200');
  await userEvent.tab();
  await page.getByRole('button', { name: 'Crop', exact: true }).click();
  const note = page.getByText(/^Only a part of the picture is converted\./);
  await expect.element(note).toBeVisible();
  await fromPalette('Use whole picture');
  await expect.element(note).not.toBeInTheDocument();

  await userEvent.upload(image, [await drawn(), await drawn(200, 100)]);
  await expect.element(page.getByRole('heading', { name: 'Queue' })).toBeVisible();
  await fromPalette('Clear the queue');
  await expect.element(page.getByRole('heading', { name: 'Queue' })).not.toBeInTheDocument();
});

test('on a phone, strip and tools leave the screen to the result; the form opens from its strip', async () => {
  await page.viewport(375, 812);
  onTestFinished(() => page.viewport(1280, 900));
  const { generation } = aGeneration();
  serve(generations.getGeneration.handler(() => generation));
  serve(generations.listVersions.handler(() => [generation]));
  serve(generations.recordScore.handler(() => ({ success: true as const })));
  await open({ at: `/user/generate-code?generation=${generation._id}` });
  await expect.element(page.getByRole('tab', { name: 'Live Preview' })).toBeVisible();
  const heightOf = (selector: string) => document.querySelector(selector)!.getBoundingClientRect().height;
  expect(heightOf('form')).toBeLessThan(64);
  expect(heightOf('[role=toolbar]')).toBeLessThan(112);
  const again = page.getByRole('button', { name: /^Convert again as/ });
  await expect.element(again).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'More options' }).click();
  await expect.element(again).toBeVisible();
  await expect.element(framework).toBeVisible();
  expect(document.documentElement.scrollWidth).toBe(375);
  await expectAccessible();
});

test('what is chosen while another page is on its way stays when it is there', async () => {
  const [{ generation: one }, { generation: other }] = [
    aGeneration(),
    aGeneration({ own: { _id: crypto.randomUUID() } }),
  ];
  const pages = [one, { ...other, name: 'other.png', framework: 'bootstrap' as const }];
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  serve(
    generations.getGeneration.handler(async ({ input }) => {
      if (input.id === other._id) await arrived;
      return pages.find(({ _id }) => _id === input.id)!;
    }),
  );
  serve(generations.listVersions.handler(() => pages));
  serve(generations.recordScore.handler(() => ({ success: true as const })));
  await open({ at: `/user/generate-code?generation=${one._id}`, recent: pages });
  await expect.element(framework).toHaveValue('custom');
  await page.getByRole('link', { name: /other\.png/ }).click();
  await framework.selectOptions('Tailwind CSS');
  arrive();
  await expect.element(page.getByTitle('other.png')).toBeVisible();
  await expect.element(framework).toHaveValue('tailwind');
  await expect.element(page.getByRole('button', { name: 'Convert again as Tailwind CSS' })).toBeEnabled();
});

test('whoever is not signed in is asked to log in', async () => {
  serve(generations.getGenerator.handler(() => ({ engines: [], cost: 1, maxImageBytes: 1, maxImagePixels: 1 })));
  serve(
    generations.listGenerations.handler(({ errors }) => {
      throw errors.UNAUTHORIZED();
    }),
  );
  await renderPage(<GeneratorPage />, { at: '/user/generate-code' });
  await expect.element(page.getByText('Please log in to use the Image to HTML CSS AI tool')).toBeVisible();
});
