import { implement } from '@orpc/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contract } from '#contract/index.ts';
import { ItemsCard } from '#web/features/items/manager/items-card.tsx';
import { expectAccessible } from '#web/testing/axe.ts';
import { serve, servePath } from '#web/testing/network.ts';
import { anItem, aPayPalSetup, aSession } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const items = implement(contract.items);
const dialog = page.getByRole('dialog');
const name = dialog.getByLabelText('Name');
const price = dialog.getByLabelText(/^Price/);
const access = dialog.getByLabelText('Access URL');
const picture = dialog.getByLabelText('Picture', { exact: true });

async function open(list = [anItem()]) {
  serve(items.listItems.handler(() => list));
  serve(
    implement(contract.payPal.getPayPalSettings).handler(() => ({ success: true, data: aPayPalSetup(), message: '' })),
  );
  await renderPage(<ItemsCard />, { at: '/admin/items', session: aSession });
}

async function openForm() {
  await open();
  await page.getByRole('button', { name: 'Add Item' }).click();
  await expect.element(name).toHaveFocus();
}

test('an item that cannot be delivered is marked', async () => {
  await open([anItem({ accessUrl: '' })]);
  await expect.element(page.getByText('Nothing to deliver: the access URL is missing')).toBeVisible();
  await expectAccessible();
});

test('a search finds none and says for what', async () => {
  await open();
  await expect.element(page.getByText('Landing page')).toBeVisible();
  const asked = serve(items.listItems.handler(() => []));
  await page.getByLabelText('Search items').fill('lamp');
  await expect.element(page.getByText('No item matches “lamp”.')).toBeVisible();
  expect(asked.at(-1)).toMatchObject({ search: 'lamp', page: '1', sort: '-createdAt' });
});

test('name, price and goods are needed; a form with all of them is sent', async () => {
  await openForm();
  await expectAccessible();
  const add = dialog.getByRole('button', { name: 'Add Item' });
  await add.click();
  await expect.element(name).toHaveAccessibleDescription('Please enter a name of at most 150 characters.');
  await expect.element(price).toBeInvalid();
  await expect.element(access).toBeInvalid();
  await access.fill('javascript:alert(1)');
  await expect.element(access).toBeInvalid();
  const sent = serve(
    items.addItem.handler(() => ({ success: true, data: anItem(), message: 'Item added successfully' })),
  );
  await name.fill('Landing page');
  await price.fill('19');
  await access.fill('/goods/landing-page.zip');
  await add.click();
  await expect.element(page.getByText('Item added successfully')).toBeVisible();
  expect(sent).toMatchObject([{ itemName: 'Landing page', accessUrl: '/goods/landing-page.zip' }]);
});

test('a picture is uploaded into its field; one that fails leaves the address that stood there', async () => {
  await openForm();
  const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]')!;
  const file = new File(['…'], 'item.png', { type: 'image/png' });
  servePath('POST', '/image-server/upload', () => Response.json({ file: { url: '/images/item.webp' } }));
  await userEvent.upload(chooser(), file);
  await expect.element(picture).toHaveValue('/images/item.webp');
  servePath('POST', '/image-server/upload', () => Response.json({ message: 'secret' }, { status: 500 }));
  await userEvent.upload(chooser(), file);
  await expect.element(picture).toHaveAccessibleDescription('Failed to upload image. Shown in a 4:3 frame.');
  await expect.element(picture).toHaveValue('/images/item.webp');
  await userEvent.upload(chooser(), new File(['…'], 'a.zip', { type: 'application/zip' }));
  await expect.element(picture).toHaveAccessibleDescription('Please choose an image file. Shown in a 4:3 frame.');
});

test('what is edited is read again; a refusal keeps what was typed', async () => {
  await open();
  serve(items.getItem.handler(() => ({ success: true, data: anItem({ guidelines: 'Read me first.' }), message: '' })));
  const sent = serve(
    items.updateItem.handler(({ errors }) => {
      throw errors.NOT_FOUND();
    }),
  );
  await page.getByRole('button', { name: 'Edit Landing page' }).click();
  await expect.element(dialog.getByLabelText('Guidelines')).toHaveValue('Read me first.');
  await price.fill('21.00');
  await dialog.getByRole('button', { name: 'Update Item' }).click();
  await expect.element(dialog.getByRole('alert')).toHaveTextContent('This item does not exist.');
  await expect.element(price).toHaveValue('21.00');
  expect(sent).toMatchObject([{ id: anItem()._id, price: '21.00' }]);
});
