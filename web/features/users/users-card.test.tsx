import { implement } from '@orpc/server';
import { afterAll, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contract } from '#contract/index.ts';
import { UsersCard } from '#web/features/users/users-card.tsx';
import { expectAccessible } from '#web/testing/axe.ts';
import { hold, serve } from '#web/testing/network.ts';
import { aSession, aUser, otherId } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const accounts = implement(contract.accounts);
const mara = aUser();
const otto = aUser({ _id: otherId(1), userName: 'Otto Berg', UserEmail: 'otto@example.com', currentBalance: 50 });

afterAll(() => page.viewport(1280, 900));

async function open() {
  const asked = serve(accounts.listUsers.handler(() => [mara, otto]));
  await page.viewport(1440, 900);
  await renderPage(<UsersCard />, { at: '/admin/users', session: aSession });
  await expect.element(page.getByRole('table', { name: 'Users' })).toBeVisible();
  return asked;
}

const form = page.getByRole('form', { name: 'Edit Mara Lind' });
const name = form.getByLabelText('Name', { exact: true });
const credits = form.getByLabelText('Credits', { exact: true });
const reason = form.getByLabelText('Reason for changing the credits');
const save = form.getByRole('button', { name: 'Save' });

async function edit() {
  await open();
  await page.getByRole('button', { name: 'Edit Mara Lind' }).click();
  await expect.element(name).toHaveFocus();
}

test('the table is accessible, and asks the server for another order', async () => {
  const asked = await open();
  await expectAccessible();
  await page.getByRole('columnheader', { name: 'Credits' }).getByRole('button').click();
  await expect.poll(() => asked.at(-1)).toMatchObject({ sort: 'currentBalance', page: '1', limit: '10' });
});

test('where there is no room for columns, every user is a card and the order a list', async () => {
  serve(accounts.listUsers.handler(() => [mara, otto]));
  await page.viewport(390, 844);
  await renderPage(<UsersCard />, { session: aSession });
  await expect.element(page.getByLabelText('Sort by')).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Edit Otto Berg' })).toBeVisible();
  expect(page.getByRole('table').elements()).toEqual([]);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible();
});

test('nobody found is said', async () => {
  await open();
  serve(accounts.listUsers.handler(() => []));
  await page.getByLabelText('Search users').fill('zora');
  await expect.element(page.getByText('No Users Found')).toBeVisible();
});

test('a list that cannot be read says why', async () => {
  serve(
    accounts.listUsers.handler(({ errors }) => {
      throw errors.FORBIDDEN();
    }),
  );
  await renderPage(<UsersCard />, { session: aSession });
  await expect.element(page.getByText('Failed to fetch users: You are not allowed to do this.')).toBeVisible();
});

test('what cannot be saved is said at its field', async () => {
  await edit();
  await name.fill(' ');
  await form.getByLabelText('Email').fill('mara');
  await credits.fill('2.5');
  await save.click();
  await expect.element(name).toHaveAccessibleDescription('Please enter a name');
  await expect.element(form.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address.');
  await expect.element(credits).toHaveAccessibleDescription('Credits are a whole number');
  await credits.fill('-1');
  await expect.element(credits).toHaveAccessibleDescription('Credits cannot be less than 0');
  await expectAccessible();
});

test('other credits need a reason, and only what differs is sent, once', async () => {
  await edit();
  const { answer, release } = hold<void>();
  const sent = serve(
    accounts.updateUser.handler(async () => {
      await answer;
      return aUser({ currentBalance: 10 });
    }),
  );
  expect(reason.elements()).toEqual([]);
  await credits.fill('10');
  await save.click();
  await expect.element(form.getByText('Please enter a reason')).toBeVisible();
  await reason.fill('Goodwill');
  await userEvent.keyboard('{Enter}');
  await expect.element(form.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  release();
  await expect.element(page.getByText('User updated successfully')).toBeVisible();
  await expect.poll(() => form.elements()).toEqual([]);
  expect(sent).toEqual([{ id: mara._id, currentBalance: 10, reason: 'Goodwill' }]);
});

test('an address that is taken is said over the form, which keeps what was typed', async () => {
  await edit();
  serve(
    accounts.updateUser.handler(({ errors }) => {
      throw errors.EMAIL_TAKEN();
    }),
  );
  await form.getByLabelText('Email').fill('otto@example.com');
  await save.click();
  const alert = form.getByRole('alert');
  await expect.element(alert.getByText('Failed to update user: 409')).toBeVisible();
  await expect.element(alert).toMatchTextContent('This email is already in use. Please try another one.');
  await expect.element(form.getByLabelText('Email')).toHaveValue('otto@example.com');
});

test('Escape leaves the form, and the keyboard is at the button again', async () => {
  await edit();
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => form.elements()).toEqual([]);
  await expect.element(page.getByRole('button', { name: 'Edit Mara Lind' })).toHaveFocus();
});

test('deleting asks; the last administrator stays, and it says why', async () => {
  await open();
  serve(
    accounts.deleteUser.handler(({ errors }) => {
      throw errors.LAST_ADMIN();
    }),
  );
  await page.getByRole('button', { name: 'Delete Mara Lind' }).click();
  await page
    .getByRole('alertdialog', { name: 'Are you sure you want to delete this user?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect
    .element(
      page.getByText(
        'Failed to delete user: 409. This is the last administrator. Make somebody else an administrator first.',
      ),
    )
    .toBeVisible();
});

test('credits are granted to everybody who is chosen; sent again, it is the same grant', async () => {
  await open();
  await page.getByRole('checkbox', { name: /all/i }).click();
  await expect.element(page.getByText('2 users selected')).toBeVisible();
  await page.getByRole('button', { name: 'Grant Credits' }).click();
  const dialog = page.getByRole('dialog', { name: 'Grant credits' });
  const grant = dialog.getByRole('button', { name: 'Grant Credits' });
  await grant.click();
  await expect
    .element(dialog.getByLabelText('Credits for each'))
    .toHaveAccessibleDescription('Please enter a whole number from 1 to 100,000');
  await dialog.getByLabelText('Credits for each').fill('5');
  await dialog.getByLabelText('Reason').fill('Thanks');
  await expectAccessible();
  const refused = serve(
    accounts.grantCredits.handler(() => {
      throw new Error('the database is away');
    }),
  );
  await grant.click();
  await expect.element(dialog.getByRole('alert').getByText(/^Failed to grant credits/)).toBeVisible();
  const sent = serve(accounts.grantCredits.handler(() => ({ success: true, granted: 2 })));
  await grant.click();
  await expect.element(page.getByText('5 credits granted to 2 users')).toBeVisible();
  expect(sent).toMatchObject([{ userIds: [mara._id, otto._id], amount: 5, reason: 'Thanks' }]);
  expect((sent[0] as { grantId: string }).grantId).toBe((refused[0] as { grantId: string }).grantId);
});
