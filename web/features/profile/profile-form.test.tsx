import { implement } from '@orpc/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contract } from '#contract/index.ts';
import { ProfileForm } from '#web/features/profile/profile-form.tsx';
import { profileValues } from '#web/features/profile/profile-values.ts';
import { serveAccount } from '#web/testing/accounts.ts';
import { expectAccessible } from '#web/testing/axe.ts';
import { cutOff, hold, serve, servePath } from '#web/testing/network.ts';
import { aSession, aUser } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const user = aUser({ city: 'Lund' });
const name = page.getByLabelText('Full Name');
const save = page.getByRole('button', { name: 'Save Changes' });

const open = () =>
  renderPage(<ProfileForm id={user._id} email={user.UserEmail} values={profileValues(user, aSession.user)} />, {
    at: '/user/profile',
    session: aSession,
  });

const picture = (bytes: number, type = 'image/png') => new File([new Uint8Array(bytes)], 'me.png', { type });
const chooser = () => document.querySelector<HTMLInputElement>('input[type=file]')!;

test('the address cannot be changed, and says so', async () => {
  await open();
  const email = page.getByLabelText('Email', { exact: true });
  await expect.element(email).toHaveValue('mara@example.com');
  await expect.element(email).toHaveAttribute('readonly');
  await expect.element(email).toHaveAccessibleDescription('Email address cannot be changed');
  await expectAccessible();
});

test('a name is needed', async () => {
  await open();
  await name.fill('  ');
  await save.click();
  await expect.element(name).toHaveAccessibleDescription('Please enter a name');
  await expect.element(name).toHaveFocus();
});

test('what was changed is sent with the rest, once', async () => {
  await open();
  const { answer, release } = hold<void>();
  const sent = serve(
    implement(contract.profile.updateProfile).handler(async ({ input: { id: _id, email: _email, ...fields } }) => {
      await answer;
      return { success: true, message: 'Saved', data: { ...user, ...fields, profileURL: fields.profileURL ?? null } };
    }),
  );
  serveAccount();
  await name.fill('Mara Berg');
  await expect.element(page.getByText('You have unsaved changes.')).toBeVisible();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  release();
  await expect.element(page.getByText('Profile updated successfully!')).toBeVisible();
  await expect.poll(() => page.getByText('You have unsaved changes.').elements()).toEqual([]);
  expect(sent).toEqual([
    {
      id: user._id,
      email: 'mara@example.com',
      userName: 'Mara Berg',
      profileURL: '',
      aboutMe: '',
      address: '',
      city: 'Lund',
      country: '',
      phone: '',
    },
  ]);
});

test('the reason of the server is said, and what was typed stays', async () => {
  await open();
  serve(
    implement(contract.profile.updateProfile).handler(({ errors }) => {
      throw errors.NOT_FOUND();
    }),
  );
  await name.fill('Mara Berg');
  await save.click();
  await expect.element(page.getByText('Failed to update profile: User data not found')).toBeVisible();
  await expect.element(name).toHaveValue('Mara Berg');
  await expect.element(save).toBeEnabled();
});

test('without a network it says that nothing was saved', async () => {
  await open();
  await name.fill('Mara Berg');
  cutOff();
  await save.click();
  await expect.element(page.getByText('An error occurred while updating your profile.')).toBeVisible();
  await expect.element(name).toHaveValue('Mara Berg');
});

test('a photo is uploaded at once, kept by saving, and can be taken away', async () => {
  await open();
  const sent = servePath('POST', '/image-server/upload', () => Response.json({ file: { url: '/images/me.webp' } }));
  await userEvent.upload(chooser(), picture(1000));
  await expect.element(page.getByText('Image uploaded successfully!')).toBeVisible();
  await expect.element(page.getByText('Save your changes to keep this photo.')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ purpose: 'profile', image: { name: 'me.png', size: 1000 } });
  await page.getByRole('button', { name: 'Remove Photo' }).click();
  await expect.element(page.getByRole('img', { name: 'No profile photo' })).toBeVisible();
});

test.for([
  ['too large', picture(2_097_153), 'File size exceeds 2 MB. Please upload a smaller image.'],
  ['no picture', new File(['…'], 'me.pdf', { type: 'application/pdf' }), 'Please choose an image file.'],
] as const)('a photo that is %s does not leave the browser', async ([, file, problem]) => {
  await open();
  await userEvent.upload(chooser(), file);
  await expect.element(page.getByRole('alert')).toHaveTextContent(problem);
});

test('a photo that the server refuses is told in its words', async () => {
  await open();
  const refused = { message: 'This image cannot be read.' };
  servePath('POST', '/image-server/upload', () => Response.json(refused, { status: 422 }));
  await userEvent.upload(chooser(), picture(1000));
  await expect.element(page.getByRole('alert')).toHaveTextContent('This image cannot be read.');
  await expect.element(page.getByRole('button', { name: 'Change Photo' })).toBeEnabled();
});
