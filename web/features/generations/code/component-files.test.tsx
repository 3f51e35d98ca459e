import { implement } from '@orpc/server';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contract } from '#contract/index.ts';
import { CodePane, type CodePlace } from '#web/features/generations/code/code-pane.tsx';
import { useDraft } from '#web/features/generations/code/use-draft.ts';
import { useDrawing } from '#web/features/generations/code/use-drawing.ts';
import { loadEdits } from '#web/features/generations/edit/index.ts';
import { expectAccessible } from '#web/testing/axe.ts';
import { serve } from '#web/testing/network.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const generations = implement(contract.generations);
const id = '0198c0de-0000-7000-8000-000000000001';
const saved = { _id: id, framework: 'tailwind' } as const;
const files = [
  {
    name: 'Page.tsx',
    content:
      'import { Hello } from \'./components/Hello\';\n\nexport function Page() {\n  return <Hello who="you" />;\n}\n',
  },
  {
    name: 'components/Hello.tsx',
    content: 'export function Hello({ who }: { who: string }) {\n  return <p>Hello {who}</p>;\n}\n',
  },
];
const HTML = '<!doctype html><html><head></head><body>\n<!-- Greeting -->\n<p>Hello you</p>\n</body></html>';

type Shown = Parameters<typeof CodePane>[0]['generation'];

function OnTable({ generation }: { generation: Shown }) {
  const [file, setFile] = useState('HTML');
  const draft = useDraft(generation._id, { html: HTML, css: '' });
  const componentFault = useDrawing('tailwind', draft);
  const [goTo, setGoTo] = useState<CodePlace>();
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
        componentFault={componentFault}
        goTo={goTo}
        onGoTo={setGoTo}
        onWent={() => setGoTo(undefined)}
        file={file}
        onFile={setFile}
      />
      <button type="button" onClick={draft.undo}>
        Undo
      </button>
      <output>{draft.code.html}</output>
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
  await expect.element(page.getByText('2 files')).toBeVisible();
  expect(asked).toHaveBeenCalledExactlyOnceWith({ id, kind: 'react' });
  await expectAccessible();
  await page.getByLabelText('React file').selectOptions('components/Hello.tsx');
  await expect.element(code('components/Hello.tsx')).toMatchTextContent('export function Hello(');
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => writeText.mockRestore());
  await page.getByRole('button', { name: 'Copy file' }).click();
  await expect.element(page.getByText('components/Hello.tsx copied to clipboard!')).toBeVisible();
  expect(writeText).toHaveBeenCalledExactlyOnceWith(files[1]!.content);
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

const drawn = () => page.getByRole('status').filter({ hasText: '<!doctype' });
/** Puts the cursor at the end of the first place that says so, and types. */
async function typeAfter(name: string, words: string, text: string): Promise<void> {
  const editor = code(name);
  await editor.click();
  await userEvent.keyboard('{Control>}f{/Control}');
  await page.getByRole('textbox', { name: 'Find' }).fill(words);
  await userEvent.keyboard('{Enter}{Escape}{ArrowRight}');
  await userEvent.keyboard(text);
}

test('the page follows components that are typed, with its comments; what is wrong is told with its line', async () => {
  serve(generations.getComponents.handler(() => ({ files })));
  await open();
  await page.getByRole('tab', { name: 'React' }).click();
  await typeAfter('Page.tsx', 'who="you', ' there');
  await expect.element(drawn()).toMatchTextContent('<!-- Greeting --> <p>Hello you there</p>');
  await page.getByLabelText('React file').selectOptions('components/Hello.tsx');
  await typeAfter('components/Hello.tsx', '<p', '/');
  await expect.element(page.getByText(/^Line 2 of components\/Hello\.tsx: /)).toBeVisible();
  await expectAccessible();
  // The page is the last one that could be drawn.
  await expect.element(drawn()).toMatchTextContent('Hello you there');
  await page.getByLabelText('React file').selectOptions('Page.tsx');
  await page.getByRole('button', { name: /^Line 2 of/ }).click();
  await expect.element(code('components/Hello.tsx')).toHaveFocus();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(page.getByText(/^Line 2 of components\/Hello\.tsx: /)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(drawn()).toMatchTextContent('<p>Hello you</p>');
});

test('a component without an end takes nothing but its worker with it', async () => {
  serve(generations.getComponents.handler(() => ({ files })));
  await open();
  await page.getByRole('tab', { name: 'React' }).click();
  await typeAfter('Page.tsx', 'export function Page() {', ' while (true);');
  await expect.element(page.getByText(/^Page.tsx: It does not come to an end/), { timeout: 20_000 }).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await typeAfter('Page.tsx', 'who="you', '!');
  await expect.element(drawn()).toMatchTextContent('<p>Hello you!</p>');
});

test('they follow what is changed in the page, and say where changed ones have gone', async () => {
  const written = vi.fn(() => ({ files: [{ name: 'Page.tsx', content: 'export const Page = () => <p>Anew</p>;\n' }] }));
  serve(generations.getComponents.handler(() => ({ files })));
  serve(generations.writeComponents.handler(written));
  await open();
  await page.getByRole('tab', { name: 'React' }).click();
  await typeAfter('Page.tsx', 'who="you', '!');
  await expect.element(drawn()).toMatchTextContent('Hello you!');
  await page.getByRole('tab', { name: 'HTML' }).click();
  await typeAfter('HTML code', 'Hello you', '?');
  await page.getByRole('tab', { name: 'React' }).click();
  await expect.element(code('Page.tsx')).toMatchTextContent('Anew');
  expect(written).toHaveBeenCalledOnce();
  await expect.element(page.getByText(/^Written anew, because the page was changed/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.element(code('Page.tsx')).toMatchTextContent('who="you!"');
});

test('code is typed, formatted, and taken back; search has the keyboard', async () => {
  await open();
  const html = code('HTML code');
  await expect.element(html).toMatchTextContent('<p>Hello you</p>');
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

test('a component is formatted', async () => {
  serve(generations.getComponents.handler(() => ({ files })));
  await open();
  await page.getByRole('tab', { name: 'React' }).click();
  await typeAfter('Page.tsx', 'export function Page() {', ' const  a=1;');
  await page.getByRole('button', { name: 'Format' }).click();
  await expect.element(code('Page.tsx')).toMatchTextContent('const a = 1;');
});

test('code that cannot be read is not formatted, and says why', async () => {
  await open();
  await code('HTML code').click();
  await userEvent.keyboard('{Control>}{Home}{/Control}<div');
  await page.getByRole('button', { name: 'Format' }).click();
  await expect.element(page.getByText(/^The code could not be formatted: /)).toBeVisible();
  await expect.element(code('HTML code')).toMatchTextContent('<div');
});
