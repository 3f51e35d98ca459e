import type { Page } from '@playwright/test';

/** Scripts have taken over: the carousel is loaded when its row comes near. */
export async function alive(page: Page): Promise<void> {
  await page.locator('#testimonial-sec').scrollIntoViewIfNeeded();
  await page.locator('#testimonial-sec[data-alive]').waitFor();
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
