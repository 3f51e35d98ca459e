import { expect, type Page } from '@playwright/test';

/** Scripts have taken over: the carousel is loaded when its row comes near. A page that is not complete yet may scroll back. */
export async function alive(page: Page): Promise<void> {
  const reviews = page.locator('#testimonial-sec');
  await expect(async () => {
    await reviews.scrollIntoViewIfNeeded();
    await expect(reviews).toHaveAttribute('data-alive', /.*/, { timeout: 2_000 });
  }).toPass({ timeout: 30_000 });
}

/** The contact form, filled in. */
export async function fillMessage(page: Page): Promise<void> {
  const form = page.locator('#contact-sec form');
  await form.getByLabel('Name').fill('Ada Visitor');
  await form.getByLabel('Email').fill('ada@visitor.example');
  await form.getByLabel('Subject').fill('A page came out wrong');
  await form.getByLabel('Phone').fill('+1 555 0199');
  await form.getByLabel('Message').fill('The heading is two pixels low.');
}
