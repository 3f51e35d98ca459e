import { implement } from '@orpc/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { contract } from '#contract/index.ts';
import { TestimonialsEditor } from '#web/features/content/testimonials/testimonials-editor.tsx';
import { expectAccessible } from '#web/testing/axe.ts';
import { serveVersions } from '#web/testing/content.ts';
import { hold, serve } from '#web/testing/network.ts';
import { aSession, otherId } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const content = implement(contract.content);
const review = {
  _id: otherId(60),
  quote: 'It saves me a day.',
  authorName: 'Ida',
  authorTitle: 'Designer',
  authorImage: '',
  isActive: true,
};
const quote = page.getByLabelText('Quote');
const author = page.getByLabelText('Author name');
const role = page.getByLabelText('Author title');
const add = page.getByRole('button', { name: 'Add Testimonial' });

async function open() {
  serveVersions();
  serve(content.listTestimonials.handler(() => ({ success: true, data: [review], message: '' })));
  await renderPage(<TestimonialsEditor testimonials={[review]} />, {
    at: '/admin/settings/testimonials',
    session: aSession,
  });
}

test('quote, name and title are needed', async () => {
  await open();
  await expectAccessible();
  await add.click();
  await expect.element(quote).toHaveAccessibleDescription('Quote is required');
  await expect.element(author).toHaveAccessibleDescription('Author name is required');
  await expect.element(role).toHaveAccessibleDescription('Author title is required');
  await expect.element(quote).toHaveFocus();
});

test('a new one is sent once, and the form is empty again', async () => {
  await open();
  const { answer, release } = hold<void>();
  const sent = serve(
    content.addTestimonial.handler(async () => {
      await answer;
      return { success: true, data: review, message: '' };
    }),
  );
  await quote.fill('Worth it.');
  await author.fill('Olle');
  await role.fill('Developer');
  await add.click();
  await expect.element(page.getByRole('button', { name: 'Saving...' })).toBeDisabled();
  release();
  await expect.element(page.getByText('Testimonial created successfully!')).toBeVisible();
  await expect.element(quote).toHaveValue('');
  expect(sent).toEqual([
    { quote: 'Worth it.', authorName: 'Olle', authorTitle: 'Developer', authorImage: '', isActive: true },
  ]);
});

test('one that somebody else has deleted stays in the form, to be added again', async () => {
  await open();
  serve(
    content.updateTestimonial.handler(({ errors }) => {
      throw errors.NOT_FOUND();
    }),
  );
  await page.getByRole('button', { name: /^Edit/ }).click();
  await expect.element(quote).toHaveFocus();
  await quote.fill('It saves me two days.');
  await page.getByRole('button', { name: 'Update Testimonial' }).click();
  await expect.element(page.getByText('This testimonial does not exist.')).toBeVisible();
  await expect.element(add).toBeVisible();
  await expect.element(quote).toHaveValue('It saves me two days.');
});

test('deleting asks first', async () => {
  await open();
  const sent = serve(content.deleteTestimonial.handler(() => ({ success: true, data: null, message: '' })));
  await page.getByRole('button', { name: /^Delete/ }).click();
  const question = page.getByRole('alertdialog');
  await expectAccessible();
  await question.getByRole('button', { name: 'Keep' }).click();
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: /^Delete/ }).click();
  await question.getByRole('button', { name: /^Delete/ }).click();
  await expect.poll(() => sent).toEqual([{ id: review._id }]);
});
