import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from './browser.ts';
import { emptyFolder } from './data-folder.ts';
import { type Service, startService } from './service.ts';

// `npm start` as a new user has it: a service with an emulator of PayPal.

let service: Service;
let standIn: string;
const start = async () => {
  service = await startService({ dataDir: service?.dataDir ?? (await emptyFolder()), script: 'scripts/start.ts' });
  standIn = /Demo payments, without money: (\S+)/.exec(service.output())?.[1] ?? '';
};
test.beforeAll(async () => {
  await start();
});
test.afterAll(async () => {
  await service.remove();
});

const sdk = () => `${standIn}/sdk/js?client-id=facsimile-demo-client&currency=USD`;
const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

test('security: only a pay page may load the buttons of payments, and it may do so without a complaint', async ({
  page,
}) => {
  await page.goto(`${service.url}/about`);
  await expect(page.addScriptTag({ url: sdk() })).rejects.toThrow();
  expect(page.errors.join()).toContain('Content Security Policy');

  page.errors.length = 0;
  await page.goto(`${service.url}/pay-now/AB12CD34`);
  const before = page.errors.length;
  await page.addScriptTag({ url: sdk() });
  await page.evaluate(() => {
    document.body.innerHTML = '<div id="buttons"></div>';
    const { paypal } = window as unknown as { paypal: { Buttons(options: object): { render(at: string): void } } };
    paypal.Buttons({ createOrder: () => Promise.reject(new Error('not now')), onError: () => {} }).render('#buttons');
  });
  await page.locator('#buttons').getByRole('button').first().waitFor();
  expect(page.errors.slice(before).filter((error) => error.includes('Content Security Policy'))).toEqual([]);
});

test('Ctrl+C ends both, and a service that is killed leaves no stand-in behind', async () => {
  expect(await service.stop('SIGINT')).toBe(0);
  while (await answers(standIn)) await delay(50);
  await start();
  expect(await answers(standIn)).toBe(true);
  await service.stop('SIGKILL');
  while (await answers(standIn)) await delay(50);
});
