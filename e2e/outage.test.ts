import { type BreakableLine, openBreakableLine } from '#server/testing/breakable-line.ts';
import { createDatabase } from '#server/testing/databases.ts';
import { expect, logInByCall, test } from './browser.ts';
import { emptyFolder } from './data-folder.ts';
import { type Service, startService } from './service.ts';

// PostgreSQL goes away under people who look at pages.

test.describe('while the database is away', () => {
  test.skip(!process.env.TEST_DATABASE_URL, 'There is no PostgreSQL.');
  let line: BreakableLine;
  let service: Service;
  test.beforeAll(async () => {
    line = await openBreakableLine(await createDatabase());
    const options = { dataDir: await emptyFolder(), env: { DATABASE_URL: line.url, LOG_LEVEL: 'fatal' } };
    service = await startService(options);
  });
  test.afterAll(async () => {
    await service.remove();
    await line.close();
  });

  test('a page says so and leads back to itself; when it is over, it is there again, still signed in', async ({
    page,
  }) => {
    await logInByCall(page, service, service.member);
    line.cut();
    const answer = await page.goto(`${service.url}/user/generate-code?from=menu`);
    expect([answer?.status(), await answer?.headerValue('retry-after')]).toEqual([503, '5']);
    await page.getByRole('heading', { name: 'Back in a moment' }).waitFor();
    line.mend();
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.getByText('Credits: 25').waitFor();
    expect(new URL(page.url()).search).toBe('?from=menu');
  });

  test('what somebody wrote into a form without scripts is not lost', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${service.url}/contact`);
    await page.getByLabel('Name').fill('Pia Person');
    await page.getByLabel('Email').fill('pia@test.example');
    await page.getByLabel('Message').fill('Is the harbour open in winter?');
    line.cut();
    await page.getByRole('button', { name: /send/i }).click();
    expect(await page.getByLabel('Message').inputValue()).toBe('Is the harbour open in winter?');
    line.mend();
    await context.close();
  });

  test('SIGTERM ends the process with code 0', async () => {
    line.cut();
    await expect.poll(line.refused).toBeGreaterThan(4);
    expect(await service.stop('SIGTERM')).toBe(0);
    line.mend();
  });
});
