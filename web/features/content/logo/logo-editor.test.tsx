import { implement } from '@orpc/server';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { Footer } from '#contract/content/footer.ts';
import { contract } from '#contract/index.ts';
import { FooterEditor } from '#web/features/content/footer/footer-editor.tsx';
import { LogoEditor } from '#web/features/content/logo/logo-editor.tsx';
import { expectAccessible } from '#web/testing/axe.ts';
import { serveVersions } from '#web/testing/content.ts';
import { serve } from '#web/testing/network.ts';
import { aSession } from '#web/testing/records.ts';
import { renderPage } from '#web/testing/render-page.tsx';

const content = implement(contract.content);
const footer: Footer = {
  isActive: true,
  topSection: { logoText: 'Facsimile', socialLinks: [] },
  middleSection: {
    logoUrl: '',
    description: '',
    quickLinks: [{ text: 'About', url: '/about', isActive: true }],
    contactInfo: { address: '', email: '', phone: '' },
  },
  bottomSection: { copyrightText: '' },
  version: 3,
  createdAt: null,
  updatedAt: null,
};
const save = page.getByRole('button', { name: /^(Save|Update Logo)$/ });
const serveSave = () =>
  serve(
    content.updateFooter.handler(({ input }) => ({
      success: true,
      data: { ...footer, ...input, version: 4 },
      message: '',
    })),
  );

test('a logo needs an address; only it is changed in the footer', async () => {
  serveVersions();
  serve(content.getFooter.handler(() => ({ success: true, data: footer, message: '' })));
  await renderPage(<LogoEditor footer={footer} />, { at: '/admin/settings/logo', session: aSession });
  const address = page.getByLabelText('Logo URL', { exact: true });
  await address.fill('   ');
  await save.click();
  await expect.element(page.getByText('Please enter a logo URL')).toBeVisible();
  await expect.element(address).toBeInvalid();
  await expectAccessible();
  const sent = serveSave();
  await address.fill(' /favicon.svg ');
  await save.click();
  await expect.element(page.getByText('Logo updated successfully!')).toBeVisible();
  expect(sent).toMatchObject([
    { middleSection: { logoUrl: '/favicon.svg', quickLinks: footer.middleSection.quickLinks }, version: 3 },
  ]);
});

test('the footer is checked link by link, and saved whole', async () => {
  serveVersions();
  await renderPage(<FooterEditor footer={footer} />, { at: '/admin/settings/footer', session: aSession });
  await expectAccessible();
  await page.getByRole('button', { name: 'Add Social Link' }).click();
  const link = page.getByRole('group', { name: 'social link 1' });
  await page.getByLabelText('Email', { exact: true }).fill('shop');
  await save.click();
  await expect.element(link.getByLabelText('Platform')).toHaveAccessibleDescription('Please enter a platform');
  await expect
    .element(page.getByLabelText('Email', { exact: true }))
    .toHaveAccessibleDescription('Please enter a valid email address.');
  await link.getByLabelText('Platform').fill('Mastodon');
  await link.getByLabelText('URL').fill('javascript:alert(1)');
  await page.getByLabelText('Email', { exact: true }).fill('');
  await save.click();
  await expect.element(link.getByLabelText('URL')).toBeInvalid();
  await link.getByLabelText('URL').fill('https://mastodon.example/@us');
  await link.getByRole('switch', { name: 'Active' }).click();
  const sent = serveSave();
  await save.click();
  await expect.element(page.getByText('Footer updated successfully!')).toBeVisible();
  expect(sent).toMatchObject([
    { topSection: { socialLinks: [{ platform: 'Mastodon', url: 'https://mastodon.example/@us', isActive: false }] } },
  ]);
});
