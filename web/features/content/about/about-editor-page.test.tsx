import { implement } from '@orpc/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contract } from '#contract/index.ts';
import AboutEditorPage from '#web/features/content/about/about-editor-page.tsx';
import { expectAccessible } from '#web/testing/axe.ts';
import { anAbout, serveVersions } from '#web/testing/content.ts';
import { serve } from '#web/testing/network.ts';
import { aSession } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const content = implement(contract.content);
const title = page.getByLabelText('Title', { exact: true });
const save = page.getByRole('button', { name: 'Save', exact: true });
const tab = (n: 1 | 2) => page.getByRole('tab', { name: `Section ${n}` });

async function open() {
  serve(content.getAbout.handler(() => ({ success: true, data: anAbout(), message: '' })));
  serveVersions();
  await renderPage(<AboutEditorPage />, { at: '/admin/settings/about', session: aSession });
  await expect.element(title).toHaveValue('Who we are');
}

test('both sections are accessible', async () => {
  await open();
  await expectAccessible();
  await tab(2).click();
  await expect.element(title).toHaveValue('What we do');
  await expectAccessible();
});

test('a title that is missing in the other section is shown there', async () => {
  await open();
  await tab(2).click();
  await title.fill('');
  await tab(1).click();
  await save.click();
  await expect.element(tab(2)).toHaveAttribute('aria-selected', 'true');
  await expect.element(title).toHaveAccessibleDescription('Section titles are required');
  await expect.element(title).toBeInvalid();
});

test('one feature has to stay, and none may be empty', async () => {
  await open();
  await page.getByRole('button', { name: 'Remove feature 2' }).click();
  await expect.element(page.getByText('Feature removed')).toBeVisible();
  await expect.element(page.getByLabelText('Feature 1', { exact: true })).toHaveFocus();
  await page.getByRole('button', { name: 'Remove feature 1' }).click();
  await expect.element(page.getByText('At least one feature is required')).toBeVisible();
  await page.getByRole('button', { name: 'Add Feature' }).click();
  await expect.element(page.getByText('Feature added')).toBeVisible();
  await save.click();
  const second = page.getByLabelText('Feature 2', { exact: true });
  await expect.element(second).toHaveAccessibleDescription('Every feature needs a text');
  await expectAccessible();
});

test('both sections are saved together', async () => {
  await open();
  const sent = serve(
    content.updateAbout.handler(({ input: { version: _version, updatedAt: _at, ...fields } }) => ({
      success: true,
      data: anAbout({ ...fields, version: 4 }),
      message: '',
    })),
  );
  await title.fill('Who is behind it');
  await tab(2).click();
  await page.getByRole('switch', { name: 'Show this section' }).click();
  await title.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('About section updated successfully!')).toBeVisible();
  expect(sent).toMatchObject([
    { section1: { title: 'Who is behind it' }, section2: { title: 'What we do', isActive: false }, version: 3 },
  ]);
});
