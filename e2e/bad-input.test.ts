import sharp from 'sharp';
import { expect, logInByCall, test } from './browser.ts';
import { type Service, startService } from './service.ts';

// Files that cannot become a page: each is refused in words, in the red alert, and costs nothing.

let service: Service;
test.beforeAll(async () => {
  service = await startService();
});
test.afterAll(async () => {
  await service.remove();
});

test('each bad file has its own answer, and no credit is lost', async ({ page }) => {
  const sixtyMegapixels = await sharp({ create: { width: 10_000, height: 6000, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const files = [
    { name: 'empty.png', buffer: Buffer.alloc(0), answer: /empty/ },
    { name: 'text.png', buffer: Buffer.from('only text'), answer: /not a picture/ },
    {
      name: 'drawing.svg',
      mimeType: 'image/svg+xml',
      buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      answer: /PNG, JPEG/,
    },
    { name: 'huge.png', buffer: sixtyMegapixels, answer: /megapixels/ },
    { name: 'heavy.png', buffer: Buffer.alloc(12 * 1024 * 1024, 7), answer: /10 MB/ },
  ];
  await logInByCall(page, service, service.member);
  await page.goto(`${service.url}/user/generate-code`);
  await page.getByText('Credits: 25').waitFor();
  for (const { answer, ...file } of files) {
    await page.getByLabel('UI/UX image').setInputFiles({ mimeType: 'image/png', ...file });
    const generate = page.getByRole('button', { name: 'Generate HTML Code' });
    if (await generate.isEnabled()) await generate.click();
    const alert = page.getByRole('alert').filter({ hasText: answer });
    await alert.waitFor({ timeout: 20_000 });
    expect(await alert.textContent()).not.toMatch(/node_modules|undefined|\bat \w+ \(/);
    await page.getByRole('button', { name: 'Reset' }).click();
    await alert.waitFor({ state: 'detached' });
  }
  await page.reload();
  await page.getByText('Credits: 25').waitFor();
});
