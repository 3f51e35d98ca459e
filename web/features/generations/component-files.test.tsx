import { implement } from '@orpc/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contract } from '#contract/index.ts';
import { CodeCard } from '#web/features/generations/code-card.tsx';
import { expectAccessible } from '#web/testing/axe.ts';
import { serve } from '#web/testing/network.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const generations = implement(contract.generations);
const id = '0198c0de-0000-7000-8000-000000000001';
const builtIn = { _id: id, engine: 'built-in', framework: 'tailwind', hasClean: true } as const;
const files = [
  { name: 'Page.tsx', content: 'export function Page() {}\n' },
  { name: 'components/PriceCard.tsx', content: 'export function PriceCard() {}\n' },
];

const open = (generation: Parameters<typeof CodeCard>[0]['generation'] = builtIn) =>
  renderPage(<CodeCard generation={generation} html="<p>Hello</p>" css="" />);

test('a page is there as React and Vue beside HTML, file by file', async () => {
  const asked = vi.fn();
  serve(
    generations.getComponents.handler(({ input }) => {
      asked(input);
      return { files };
    }),
  );
  await open();
  await expect.element(page.getByRole('tab', { name: 'Vue' })).toBeVisible();
  expect(asked).not.toHaveBeenCalled();
  await page.getByRole('tab', { name: 'React' }).click();
  await expect.element(page.getByRole('code')).toMatchTextContent('export function Page()');
  expect(asked).toHaveBeenCalledExactlyOnceWith({ id, kind: 'react' });
  await expectAccessible();
  await page.getByLabelText('React file').selectOptions('components/PriceCard.tsx');
  await expect.element(page.getByRole('code')).toMatchTextContent('export function PriceCard()');
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => writeText.mockRestore());
  await page.getByRole('button', { name: 'Copy file' }).click();
  await expect.element(page.getByText('components/PriceCard.tsx copied to clipboard!')).toBeVisible();
  expect(writeText).toHaveBeenCalledExactlyOnceWith('export function PriceCard() {}\n');
});

test('all files come as one archive', async () => {
  serve(generations.getComponents.handler(() => ({ files })));
  await open();
  const made = vi.spyOn(URL, 'createObjectURL');
  onTestFinished(() => made.mockRestore());
  await page.getByRole('tab', { name: 'Vue' }).click();
  await page.getByRole('button', { name: 'Download Vue' }).click();
  await expect.element(page.getByText('vue.zip downloaded successfully!')).toBeVisible();
  const { strFromU8, unzipSync } = await import('fflate');
  const archive = unzipSync(new Uint8Array(await (made.mock.calls[0]![0] as Blob).arrayBuffer()));
  expect(Object.entries(archive).map(([name, content]) => ({ name, content: strFromU8(content) }))).toEqual(files);
});

test('what cannot be written says why', async () => {
  serve(
    generations.getComponents.handler(({ errors }) => {
      throw errors.NO_ANALYSIS();
    }),
  );
  await open();
  await page.getByRole('tab', { name: 'React' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
});

test.for([
  ['by a provider', { ...builtIn, engine: 'gemini' }],
  ['before there was Clean mode', { ...builtIn, hasClean: false }],
] as const)('a page that was made %s has none', async ([, generation]) => {
  await open(generation);
  await expect.element(page.getByRole('tab', { name: 'HTML' })).toBeVisible();
  await expect.element(page.getByRole('tab', { name: 'React' })).not.toBeInTheDocument();
});
