import { implement } from '@orpc/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Feature } from '#contract/content/features.ts';
import { contract } from '#contract/index.ts';
import { FeaturesEditor } from '#web/features/content/features/features-editor.tsx';
import { expectAccessible } from '#web/testing/axe.ts';
import { serveVersions } from '#web/testing/content.ts';
import { serve } from '#web/testing/network.ts';
import { aSession, otherId } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const content = implement(contract.content);
const feature: Feature = {
  _id: otherId(70),
  title: 'Fidelity score',
  description: 'Every result is measured.',
  icon: 'fa-solid fa-ruler',
  category: 'AI Features',
  order: 4,
  link: '',
  isActive: true,
};
const title = page.getByLabelText('Title', { exact: true });
const description = page.getByLabelText('Description', { exact: true });
const order = page.getByLabelText('Order');
const add = page.getByRole('button', { name: 'Add Feature' });

async function open() {
  serveVersions();
  serve(content.listFeatures.handler(() => ({ success: true, data: [feature], message: '' })));
  await renderPage(<FeaturesEditor features={[feature]} />, { at: '/admin/settings/features', session: aSession });
}

test('title and description are needed; the next order is one more than the highest', async () => {
  await open();
  await expect.element(order).toHaveValue(5);
  await expectAccessible();
  await add.click();
  await expect.element(title).toHaveAccessibleDescription('Title is required');
  await expect.element(description).toHaveAccessibleDescription('Description is required');
  await expect.element(title).toHaveFocus();
  await order.fill('-1');
  await add.click();
  await expect.element(page.getByText('Order is a whole number from 0 to 10000')).toBeVisible();
});

test('another type of icon begins with nothing; without a class name there is a default', async () => {
  await open();
  const image = page.getByLabelText('Icon image', { exact: true });
  await image.fill('/site/banner.webp');
  await page.getByRole('radio', { name: 'Icon class' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Icon class' })).toHaveValue('');
  const sent = serve(content.addFeature.handler(() => ({ success: true, data: feature, message: '' })));
  await title.fill('Open');
  await description.fill('The code is yours.');
  await add.click();
  await expect.element(page.getByText('Feature added successfully!')).toBeVisible();
  await expect.element(title).toHaveValue('');
  expect(sent).toMatchObject([{ title: 'Open', icon: 'fa-regular fa-memo-check', category: 'AI Features', order: 5 }]);
});

test('one that is edited keeps its icon; cancelling leads back to the list', async () => {
  await open();
  await page.getByRole('button', { name: /^Edit/ }).click();
  await expect.element(title).toHaveValue('Fidelity score');
  await expect.element(page.getByRole('radio', { name: 'Icon class' })).toBeChecked();
  const sent = serve(content.updateFeature.handler(() => ({ success: true, data: feature, message: '' })));
  await title.fill('Score');
  await page.getByRole('button', { name: 'Update Feature' }).click();
  await expect.element(page.getByText('Feature updated successfully!')).toBeVisible();
  expect(sent).toMatchObject([{ id: feature._id, title: 'Score', icon: 'fa-solid fa-ruler', order: 4 }]);
  await expect.element(page.getByRole('button', { name: /^Edit/ })).toHaveFocus();
});
