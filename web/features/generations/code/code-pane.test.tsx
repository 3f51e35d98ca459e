import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderPage } from '#web/testing/render-page.tsx';
import type { PageCode } from '../edit/index.ts';
import { CodePane } from './code-pane.tsx';
import { useDraft } from './use-draft.ts';

const id = '0198c0de-0000-7000-8000-000000000001';
const generation = { _id: id, framework: 'tailwind' } as const;
const laidOut: PageCode = { html: '<p>\n  Laid out\n</p>\n', css: '' };

/** "Type" is somebody at the code while it is being laid out. */
function OnTable({ format }: { format: () => Promise<PageCode> }) {
  const draft = useDraft(generation._id, { html: '<p>Hello</p>', css: '' });
  return (
    <div style={{ height: 400 }}>
      <CodePane
        {...{ generation, draft, format }}
        {...{
          shown: null,
          onCursor: () => {},
          open: { current: null },
          onSave: () => {},
          componentFault: undefined,
          goTo: undefined,
          onGoTo: () => {},
          onWent: () => {},
          file: 'HTML',
          onFile: () => {},
        }}
      />
      <button type="button" onClick={() => draft.change({ html: '<p>Typed</p>', css: '' }, 'Typing')}>
        Type
      </button>
    </div>
  );
}

const code = page.getByRole('textbox', { name: 'HTML code' });
const format = page.getByRole('button', { name: 'Format' });

async function openAndFormat() {
  const { promise, resolve, reject } = Promise.withResolvers<PageCode>();
  await renderPage(<OnTable format={() => promise} />);
  await format.click();
  await expect.element(format).toBeDisabled();
  return { resolve, reject };
}

test('the code as it was laid out takes the place of the code', async () => {
  const { resolve } = await openAndFormat();
  resolve(laidOut);
  await expect.element(code).toMatchTextContent('Laid out');
  await expect.element(format).toBeEnabled();
});

test('what is typed while code is laid out is kept', async () => {
  const { resolve } = await openAndFormat();
  await page.getByRole('button', { name: 'Type' }).click();
  resolve(laidOut);
  await expect.element(page.getByText('The code has changed meanwhile: format it again.')).toBeVisible();
  await expect.element(code).toMatchTextContent('Typed');
});

test('code that cannot be read stays as it is', async () => {
  const { reject } = await openAndFormat();
  reject(new SyntaxError('Unexpected closing tag "p"\nand where'));
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent('The code could not be formatted: Unexpected closing tag "p"');
  await expect.element(code).toMatchTextContent('Hello');
});
