import { implement } from '@orpc/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { contract } from '#contract/index.ts';
import { ShareDialog } from '#web/features/generations/share/index.ts';
import { expectAccessible } from '#web/testing/axe.ts';
import { serve } from '#web/testing/network.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const shares = implement(contract.shares);
const id = '0198c0de-0000-7000-8000-000000000001';
const share = { _id: '0198c0de-0000-7000-8000-000000000002', token: 'Ab-_1', createdAt: '2026-11-24T10:00:00.000Z' };
const live = { ...share, revokedAt: null };
const withdrawn = { ...share, revokedAt: '2026-11-24T11:00:00.000Z' };

const open = (unsaved = false) =>
  renderPage(
    <ShareDialog
      generation={{ _id: id, name: 'Pier', imageWidth: 1000, imageHeight: 500, result: null }}
      open
      onOpenChange={() => {}}
      unsaved={unsaved}
    />,
  );

test('a link is created, copied and withdrawn after a question', async () => {
  serve(shares.listShares.handler(() => []));
  serve(shares.createShare.handler(() => live));
  const revoked = vi.fn();
  serve(
    shares.revokeShare.handler(({ input }) => {
      revoked(input);
      return withdrawn;
    }),
  );
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  onTestFinished(() => writeText.mockRestore());
  await open();
  await expect.element(page.getByText(/Anybody who has the link can look/)).toBeVisible();
  await page.getByRole('button', { name: 'Create link' }).click();
  const { origin } = window.location;
  await expect.element(page.getByLabelText('Link', { exact: true })).toHaveValue(`${origin}/s/Ab-_1`);
  await expectAccessible();
  await page.getByRole('button', { name: 'Copy link' }).click();
  await page.getByRole('button', { name: 'Copy embed code' }).click();
  expect(writeText.mock.calls[0]).toEqual([`${origin}/s/Ab-_1`]);
  expect(writeText.mock.calls[1]?.[0]).toContain(`<iframe src="${origin}/embed/Ab-_1" title="Pier: design and result"`);
  await page.getByRole('button', { name: 'Withdraw link' }).click();
  expect(revoked).not.toHaveBeenCalled();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw link' }).click();
  await expect.element(page.getByText(/The earlier link has been withdrawn/)).toBeVisible();
  expect(revoked).toHaveBeenCalledExactlyOnceWith({ id, share: share._id });
  await expect.element(page.getByRole('button', { name: 'Create link' })).toBeVisible();
});

test('the link that there is is shown, and edits that are not saved are said not to be shared', async () => {
  serve(shares.listShares.handler(() => [live, withdrawn]));
  await open(true);
  await expect.element(page.getByRole('link', { name: 'Open' })).toHaveAttribute('rel', 'noopener');
  await expect.element(page.getByText(/unsaved changes are not part/)).toBeVisible();
});

test('what does not work says why and can be tried again', async () => {
  serve(
    shares.listShares.handler(({ errors }) => {
      throw errors.NOT_FOUND();
    }),
  );
  await open();
  await expect.element(page.getByText('This conversion does not exist.')).toBeVisible();
  serve(shares.listShares.handler(() => []));
  await page.getByRole('button', { name: 'Retry' }).click();
  serve(
    shares.createShare.handler(({ errors }) => {
      throw errors.NOT_SHAREABLE();
    }),
  );
  await page.getByRole('button', { name: 'Create link' }).click();
  await expect.element(page.getByText('Only a finished page can be shared.')).toBeVisible();
});
