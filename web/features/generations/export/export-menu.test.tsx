import { implement } from '@orpc/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contract } from '#contract/index.ts';
import { ExportMenu } from '#web/features/generations/export/index.ts';
import { expectAccessible } from '#web/testing/axe.ts';
import { serve } from '#web/testing/network.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const generations = implement(contract.generations);
const generation = {
  _id: '0198c0de-0000-7000-8000-000000000001',
  name: 'Café menu.png',
  framework: 'custom',
} as const;
const html =
  '<!doctype html>\n<html lang="en" dir="rtl" class="dark"><head><meta charset="utf-8" /><title>Menu</title>\n<link rel="stylesheet" href="style.css" /></head><body class="page"><p>Tea</p></body></html>';
const code = { html, css: 'p{color:red}' };

async function open(over: Partial<Parameters<typeof ExportMenu>[0]['generation']> = {}) {
  const onNotice = vi.fn();
  await renderPage(<ExportMenu generation={{ ...generation, ...over }} code={code} onNotice={onNotice} />);
  const made = vi.spyOn(URL, 'createObjectURL');
  onTestFinished(() => made.mockRestore());
  await page.getByRole('button', { name: 'Download' }).click();
  return { onNotice, made: () => made.mock.calls.at(-1)![0] as Blob };
}
/** By the beginning of its name: what comes of it follows. */
const item = (name: string) => page.getByRole('menuitem', { name: new RegExp(`^${name}`) });
const choose = (name: string) => item(name).click();

/** The forms that leave this page, which they do not in a test. */
function catchForms() {
  const sent: { form: HTMLFormElement; fields: Record<string, FormDataEntryValue> }[] = [];
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push({ form: this, fields: Object.fromEntries(new FormData(this)) });
  });
  onTestFinished(() => submit.mockRestore());
  return sent;
}

test('what is in view comes as one file with its style sheet in it', async () => {
  const { onNotice, made } = await open();
  await expectAccessible();
  await choose('Single file');
  await expect
    .poll(() => onNotice.mock.calls)
    .toEqual([[{ tone: 'success', text: 'index.html downloaded successfully!' }]]);
  expect(await made().text()).toContain('<style>\np{color:red}\n</style>');
});

test('the archive is named after the page, and the menu is left to the keyboard', async () => {
  const { onNotice, made } = await open();
  for (const name of ['Single file', 'Zip']) {
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(item(name)).toHaveFocus();
  }
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => onNotice.mock.calls[0]?.[0].text).toBe('cafe-menu.zip downloaded successfully!');
  expect(made().type).toBe('application/zip');
});

test('components come from the service; what cannot be written says why', async () => {
  serve(generations.getComponents.handler(() => ({ files: [{ name: 'Page.vue', content: '<template />' }] })));
  const { onNotice } = await open();
  await choose('Vue');
  await expect.poll(() => onNotice.mock.calls[0]?.[0].text).toBe('vue.zip downloaded successfully!');
  serve(
    generations.getComponents.handler(({ errors }) => {
      throw errors.STILL_RUNNING();
    }),
  );
  await page.getByRole('button', { name: 'Download' }).click();
  await choose('React');
  await expect.poll(() => onNotice.mock.calls[1]?.[0].tone).toBe('danger');
});

test('what is in the archive is said', async () => {
  await open({ framework: 'tailwind' });
  await expect.element(item('Zip')).toMatchTextContent('index.html and assets/');
  await expect.element(item('React')).toMatchTextContent('Components of the saved version');
});

test('CodePen gets head, body and style sheet, with the attributes of both', async () => {
  const sent = catchForms();
  await open();
  await choose('Open in CodePen');
  const [{ form, fields }] = sent as [(typeof sent)[0]];
  expect([form.action, form.method, form.target, form.rel]).toEqual([
    'https://codepen.io/pen/define',
    'post',
    '_blank',
    'noopener',
  ]);
  expect(JSON.parse(String(fields.data))).toEqual({
    title: 'Café menu',
    head: '',
    html: '<html lang="en" dir="rtl" class="dark">\n<body class="page">\n<p>Tea</p>',
    css: 'p{color:red}',
    html_classes: 'dark',
    editors: '110',
  });
  expect(document.querySelector('form')).toBeNull();
});

test('StackBlitz gets a project of files', async () => {
  const sent = catchForms();
  await open();
  await choose('Open in StackBlitz');
  expect(sent[0]!.form.action).toBe('https://stackblitz.com/run');
  expect(sent[0]!.fields).toEqual({
    'project[title]': 'Café menu',
    'project[description]': 'Made with Facsimile',
    'project[template]': 'html',
    'project[files][index.html]': html,
    'project[files][style.css]': 'p{color:red}',
  });
});
