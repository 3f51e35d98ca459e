import { implement } from '@orpc/server';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contract } from '#contract/index.ts';
import { CodePane } from '#web/features/generations/code/code-pane.tsx';
import { useDraft } from '#web/features/generations/code/use-draft.ts';
import { loadEdits } from '#web/features/generations/edit/index.ts';
import { expectAccessible } from '#web/testing/axe.ts';
import { serve } from '#web/testing/network.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const generations = implement(contract.generations);
const id = '0198c0de-0000-7000-8000-000000000001';
const saved = { _id: id, framework: 'tailwind' } as const;
const files = [
  { name: 'Page.tsx', content: 'export function Page() {}\n' },
  { name: 'components/PriceCard.tsx', content: 'export function PriceCard() {}\n' },
];

type Shown = Parameters<typeof CodePane>[0]['generation'];

function OnTable({ generation }: { generation: Shown }) {
  const [file, setFile] = useState('HTML');
  const draft = useDraft(generation._id, { html: '<p>Hello</p>', css: '' });
  return (
    <div style={{ height: 400 }}>
      <CodePane
        generation={generation}
        draft={draft}
        shown={null}
        onCursor={() => {}}
        format={async (page) => (await loadEdits()).formatCode(page)}
        open={{ current: null }}
        onSave={() => {}}
        goTo={undefined}
        onGoTo={() => {}}
        onWent={() => {}}
        file={file}
        onFile={setFile}
      />
      <button type="button" onClick={draft.undo}>
        Undo
      </button>
    </div>
  );
}

const open = (generation: Shown = saved) => renderPage(<OnTable generation={generation} />);
const code = (name: string) => page.getByRole('textbox', { name });

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
  await expect.element(code('Page.tsx')).toMatchTextContent('export function Page()');
  await expect.element(page.getByText('To read only: 2 files')).toBeVisible();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ id, kind: 'react' });
  await expectAccessible();
  await page.getByLabelText('React file').selectOptions('components/PriceCard.tsx');
  await expect.element(code('components/PriceCard.tsx')).toMatchTextContent('export function PriceCard()');
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
      throw errors.STILL_RUNNING();
    }),
  );
  await open();
  await page.getByRole('tab', { name: 'React' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
});

test('what is changed is in them once it is saved, which is said', async () => {
  serve(generations.getComponents.handler(() => ({ files })));
  await open();
  await code('HTML code').click();
  await userEvent.keyboard('{Control>}{Home}{/Control}<b></b>');
  await page.getByRole('tab', { name: 'React' }).click();
  await expect.element(page.getByText('Of the saved version: save yours, and it is here as well.')).toBeVisible();
});

test('code is typed, formatted, and taken back; search has the keyboard', async () => {
  await open();
  const html = code('HTML code');
  await expect.element(html).toMatchTextContent('<p>Hello</p>');
  await html.click();
  await userEvent.keyboard('{Control>}{Home}{/Control}<i   class=a>');
  await expect.poll(() => html.element().textContent).toContain('<i   class=a>');
  await page.getByRole('button', { name: 'Format' }).click();
  await expect.element(html).toMatchTextContent('<i class="a">');
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(html).not.toMatchTextContent('<i');
  await html.click();
  await userEvent.keyboard('{Control>}f{/Control}');
  await expect.element(page.getByRole('textbox', { name: 'Find' })).toHaveFocus();
  await expectAccessible();
});

test('an editor that is only read leaves the keys to the screen', async () => {
  serve(generations.getComponents.handler(() => ({ files })));
  await open();
  await page.getByRole('tab', { name: 'React' }).click();
  await expect.element(code('Page.tsx')).toBeVisible();
  const press = new KeyboardEvent('keydown', { key: 's', ctrlKey: true, bubbles: true, cancelable: true });
  code('Page.tsx').element().dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
});

test('code that cannot be read is not formatted, and says why', async () => {
  await open();
  await code('HTML code').click();
  await userEvent.keyboard('{Control>}{Home}{/Control}<div');
  await page.getByRole('button', { name: 'Format' }).click();
  await expect.element(page.getByText(/^The code could not be formatted: /)).toBeVisible();
  await expect.element(code('HTML code')).toMatchTextContent('<div');
});
