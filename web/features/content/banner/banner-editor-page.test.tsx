import { implement } from '@orpc/server';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { contract } from '#contract/index.ts';
import BannerEditorPage from '#web/features/content/banner/banner-editor-page.tsx';
import { expectAccessible } from '#web/testing/axe.ts';
import { aBanner, serveVersions } from '#web/testing/content.ts';
import { cutOff, hold, serve } from '#web/testing/network.ts';
import { aSession } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const content = implement(contract.content);
const title = page.getByLabelText('Main title');
const video = page.getByLabelText('YouTube URL');
const picture = page.getByLabelText('Background image', { exact: true });
const save = page.getByRole('button', { name: 'Save', exact: true });

async function open(banner = aBanner()) {
  serve(content.getBanner.handler(() => ({ success: true, data: banner, message: '' })));
  serve(
    content.getBannerStats.handler(() => ({
      success: true,
      data: { isActive: true, hasYoutubeVideo: false, hasBackgroundImage: false, lastUpdated: null },
      message: '',
    })),
  );
  serveVersions();
  await renderPage(<BannerEditorPage />, { at: '/admin/settings/banner', session: aSession });
  await expect.element(title).toBeVisible();
}

test('it is accessible, and without a main title it cannot be saved', async () => {
  await open();
  await expect.element(page.getByText('No versions yet')).toBeVisible();
  await expectAccessible();
  await title.fill('  ');
  await expect.element(save).toBeDisabled();
});

test('video and picture are checked before they are sent', async () => {
  await open();
  await video.fill('https://example.com/watch?v=12345678901');
  await picture.fill('https://example.com/banner.pdf');
  await save.click();
  await expect.element(page.getByText('Please enter a valid YouTube URL')).toBeVisible();
  await expect.element(page.getByText('Please enter a valid image URL (jpg, jpeg, png, gif, webp)')).toBeVisible();
  await expect.element(video).toBeInvalid();
  await expect.element(picture).toBeInvalid();
  await video.fill('https://youtu.be/dQw4w9WgXcQ');
  await expect.element(video).toBeValid();
});

test('it is saved once, with the version it began with', async () => {
  await open();
  const { answer, release } = hold<void>();
  const sent = serve(
    content.updateBanner.handler(async ({ input: { version = 0, ...fields } }) => {
      await answer;
      return { success: true, data: aBanner({ ...fields, version: version + 1 }), message: '' };
    }),
  );
  await title.fill('Pages from pictures');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  await userEvent.keyboard('{Enter}');
  release();
  await expect.element(page.getByText('Banner updated successfully!')).toBeVisible();
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({ mainTitle: 'Pages from pictures', isActive: true, version: 3 });
});

test('what was typed stays when saving fails', async () => {
  await open();
  await title.fill('Pages from pictures');
  cutOff();
  await save.click();
  await expect.element(page.getByText('Network error or server not responding')).toBeVisible();
  await expect.element(title).toHaveValue('Pages from pictures');
  await expect.element(save).toBeEnabled();
});

test('when somebody else has saved in between, one’s own text survives', async () => {
  await open();
  serve(
    content.updateBanner.handler(({ errors }) => {
      throw errors.CONTENT_CHANGED();
    }),
  );
  await title.fill('Pages from pictures');
  await save.click();
  const conflict = page.getByRole('alertdialog', {
    name: 'Somebody else has saved this section in the meantime',
  });
  await expect.element(conflict).toBeVisible();
  await expectAccessible();
  const theirs = aBanner({ version: 4, buttonText: 'Try it' });
  serve(content.getBanner.handler(() => ({ success: true, data: theirs, message: '' })));
  await conflict.getByRole('button', { name: 'Keep editing' }).click();
  await expect.element(page.getByLabelText('Button text')).toHaveValue('Try it');
  await expect.element(title).toHaveValue('Pages from pictures');
  const sent = serve(
    content.updateBanner.handler(({ input: { version: _version, ...fields } }) => ({
      success: true,
      data: aBanner({ ...fields, version: 5 }),
      message: '',
    })),
  );
  await save.click();
  await expect.poll(() => sent).toMatchObject([{ mainTitle: 'Pages from pictures', buttonText: 'Try it', version: 4 }]);
});

test('a reset asks first, and the typed text goes with it', async () => {
  await open();
  const sent = serve(
    content.resetBanner.handler(() => ({
      success: true,
      data: aBanner({ mainTitle: 'As delivered', version: 4 }),
      message: 'Banner reset successfully',
    })),
  );
  await title.fill('Pages from pictures');
  await page.getByRole('button', { name: 'Reset to Default' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure you want to reset to default values?' });
  await question.getByRole('button', { name: 'Keep' }).click();
  await expect.element(title).toHaveValue('Pages from pictures');
  expect(sent).toHaveLength(0);
  await page.getByRole('button', { name: 'Reset to Default' }).click();
  await question.getByRole('button', { name: 'Reset to Default' }).click();
  await expect.element(title).toHaveValue('As delivered');
});

test('an inactive banner can be activated, and not deleted', async () => {
  await open(aBanner({ isActive: false }));
  await expect.element(page.getByRole('button', { name: 'Delete Banner' })).toBeDisabled();
  serve(
    content.toggleBanner.handler(() => ({ success: true, data: aBanner({ version: 4 }), message: 'Banner activated' })),
  );
  await page.getByRole('button', { name: 'Activate' }).click();
  await expect.element(page.getByRole('button', { name: 'Deactivate' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Delete Banner' })).toBeEnabled();
});

test('without the banner there is an error with Retry', async () => {
  cutOff();
  await renderPage(<BannerEditorPage />, { session: aSession });
  await expect.element(page.getByRole('button', { name: 'Retry' })).toBeVisible();
});
