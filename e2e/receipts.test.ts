import type { Page } from '@playwright/test';
import { extractText } from 'unpdf';
import { getUserByEmail } from '#server/features/accounts/get-user-by-email.ts';
import { aPaidOrder, aRefund } from '#server/testing/receipts.ts';
import { findViolations } from './axe.ts';
import { expect, logInByCall, test } from './browser.ts';
import { startFilledService } from './filled-service.ts';
import type { Service } from './service.ts';

// A buyer prints and keeps a receipt; the shop's owner sees what came in.

const LONG = 'Alongwordwithoutanyspace'.repeat(8);

let service: Service;
let orderRef = '';
test.beforeAll(async () => {
  service = await startFilledService(async (db) => {
    const member = await getUserByEmail(db, 'member@facsimile.example');
    const order = await aPaidOrder(db, member!.id, { price: '9.00', customerName: 'Mira Member', address: LONG });
    await aRefund(db, order, '2.00', new Date());
    await aPaidOrder(db, member!.id, { kind: 'item', price: '19.00' });
    orderRef = order.id;
  });
});
test.afterAll(async () => {
  await service.remove();
});

const openReceipt = async (page: Page, id = orderRef) => {
  await page.goto(`${service.url}/user/receipts/${id}`);
  await page.getByRole('heading', { name: 'Receipt', level: 1 }).waitFor();
};

test('a receipt is read on any screen, printed without the rest of the page, and kept as PDF', async ({ page }) => {
  await logInByCall(page, service, service.member);
  await openReceipt(page);
  await page.getByText('F-000001').waitFor();
  expect(await page.getByRole('row').allInnerTexts()).toEqual([
    expect.anything(),
    expect.stringMatching(/^Sketch.*\$9\.00$/s),
    expect.stringMatching(/^Total \(USD\)\s+\$9\.00$/),
    expect.stringMatching(/^Refunded on .*-\$2\.00$/s),
    expect.stringMatching(/^Total after refunds\s+\$7\.00$/),
  ]);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(320);
  const wide = `[...document.querySelectorAll('main section *')].filter((e) => e.getBoundingClientRect().right > 321).length`;
  expect(await page.evaluate(wide)).toBe(0);

  const kept = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await kept).suggestedFilename()).toBe('receipt-F-000001.pdf');

  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const { text } = await extractText(new Uint8Array(await page.pdf({ format: 'A4' })), { mergePages: false });
  expect(text).toHaveLength(1);
  expect(text[0]).toMatch(/^Receipt\s+F-000001/);
  expect(text[0]).not.toMatch(/Download PDF|Dashboard|Logout/);
  expect(await page.evaluate('getComputedStyle(document.documentElement).colorScheme')).toBe('light');
  expect(page.errors).toEqual([]);
});

test('somebody else is told that there is no receipt', async ({ page }) => {
  await logInByCall(page, service, service.member);
  await page.goto(`${service.url}/user/receipts/not-an-id`);
  await page.getByText('There is no receipt for this order: it has not been paid, or it is not yours.').waitFor();
  await page.getByRole('link', { name: 'Go to Orders' }).click();
  await page.waitForURL('**/user/orders');
});

test('an admin reads the receipt, and the revenue by keyboard', async ({ page }) => {
  await logInByCall(page, service, service.admin);
  await openReceipt(page);
  await page.goto(`${service.url}/admin/dashboard`);
  const revenue = page.getByRole('region', { name: 'Revenue' });
  await revenue.getByText('$26.00').first().waitFor();
  const days = revenue.getByRole('slider', { name: 'Revenue per day' });
  await days.press('Home');
  expect(await days.getAttribute('aria-valuenow')).toBe('0');
  await days.press('ArrowRight');
  expect(await days.getAttribute('aria-valuenow')).toBe('1');
  expect(await days.getAttribute('aria-valuetext')).toMatch(/: Packages \$0\.00 · Items \$0\.00 · 0 orders$/);
  await revenue.getByRole('radio', { name: 'Months' }).click();
  await revenue.getByRole('slider', { name: 'Revenue per month' }).waitFor();
  await revenue.getByText('Show as a table').click();
  expect(await revenue.getByRole('row').count()).toBe(13);
  expect(await revenue.getByRole('row').allInnerTexts()).toContainEqual(
    expect.stringMatching(/\$7\.00\s+\$19\.00\s+2$/),
  );
  expect(await findViolations(page)).toEqual([]);
  expect(page.errors).toEqual([]);
});
