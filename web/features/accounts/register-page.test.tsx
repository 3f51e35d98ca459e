import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import RegisterPage from '#web/features/accounts/register-page.tsx';
import { serveAccount, serveSignInWays } from '#web/testing/accounts.ts';
import { expectAccessible } from '#web/testing/axe.ts';
import { hold, servePath } from '#web/testing/network.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const name = page.getByLabelText('Full Name');
const email = page.getByLabelText('Email Address');
const password = page.getByLabelText('Password', { exact: true });
const confirm = page.getByLabelText('Confirm Password');
const terms = page.getByRole('checkbox', { name: 'I agree to the terms of use' });
const submit = page.getByRole('button', { name: 'Register', exact: true });

async function open() {
  serveSignInWays();
  await renderPage(<RegisterPage />, { at: '/register' });
  await expect.element(submit).toBeEnabled();
}

async function fillIn() {
  await name.fill('Mara Lind');
  await email.fill('mara@example.com');
  await password.fill('correct horse');
  await confirm.fill('correct horse');
  await terms.click();
}

test('every field says what it lacks, the terms too', async () => {
  await open();
  await expectAccessible();
  await submit.click();
  await expect.element(name).toHaveAccessibleDescription('Please enter your full name.');
  await expect.element(email).toHaveAccessibleDescription('Please enter your email address.');
  await expect
    .element(password)
    .toHaveAccessibleDescription('Password must be at least 6 characters At least 6 characters');
  await expect.element(confirm).toHaveAccessibleDescription('Please confirm your password.');
  await expect.element(terms).toHaveAccessibleDescription('Please accept the terms.');
  await expect.element(terms).toBeInvalid();
  await expectAccessible();
});

test('two passwords that differ are told apart, also when the first one is corrected', async () => {
  await open();
  await password.fill('correct horse');
  await confirm.fill('correct house');
  await submit.click();
  await expect.element(confirm).toHaveAccessibleDescription('Passwords do not match');
  await password.fill('correct house');
  await expect.element(confirm).toBeValid();
});

test('it is sent once, without the second password, and leads on to the dashboard', async () => {
  await open();
  const { answer, release } = hold<Response>();
  const sent = servePath('POST', '/api/auth/sign-up/email', () => answer);
  serveAccount();
  servePath('POST', '/api/create-user', () => Response.json({}));
  await fillIn();
  await submit.click();
  await expect.element(page.getByRole('button', { name: 'Creating account...' })).toBeDisabled();
  await name.click();
  await userEvent.keyboard('{Enter}');
  release(Response.json({}));
  await expect.element(page.getByRole('heading', { name: 'At /user/dashboard' })).toBeVisible();
  expect(sent).toEqual([
    {
      name: 'Mara Lind',
      email: 'mara@example.com',
      password: 'correct horse',
      callbackURL: '/verify-email?verified=true',
    },
  ]);
});

test('an address in use is said over the form, which keeps what was typed', async () => {
  await open();
  servePath('POST', '/api/auth/sign-up/email', () => Response.json({ code: 'USER_ALREADY_EXISTS' }, { status: 422 }));
  await fillIn();
  await submit.click();
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent('This email is already in use. Please try another one.');
  await expect.element(name).toHaveValue('Mara Lind');
  await expect.element(confirm).toHaveValue('correct horse');
  await expect.element(terms).toBeChecked();
});

test('a password that is too common is refused at its field too, in the words of the server', async () => {
  await open();
  const refused = { code: 'PASSWORD_TOO_COMMON', message: 'This password is easy to guess.' };
  servePath('POST', '/api/auth/sign-up/email', () => Response.json(refused, { status: 400 }));
  await fillIn();
  await submit.click();
  await expect.element(page.getByText('Password is too weak. Please use a stronger password.')).toBeVisible();
  await expect.element(password).toHaveAccessibleDescription('This password is easy to guess. At least 6 characters');
});

test('where addresses are verified first, it says which one', async () => {
  await open();
  servePath('POST', '/api/auth/sign-up/email', () => Response.json({}));
  servePath('GET', '/api/auth/get-session', () => Response.json(null));
  await fillIn();
  await submit.click();
  await expect.element(page.getByRole('heading', { name: 'Verify your email' })).toBeVisible();
  await expect.element(page.getByText('mara@example.com')).toBeVisible();
  await expectAccessible();
});
