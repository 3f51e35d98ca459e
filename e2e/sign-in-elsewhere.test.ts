import type { Page } from '@playwright/test';
import { POPUP_CHANNEL, POPUP_FEATURES, POPUP_NAME, popupPath } from '#contract/accounts/sign-in-popup.ts';
import { createEmulator } from '#emulators/openid/index.ts';
import type { OpenIDEmulator } from '#emulators/openid/types.ts';
import { expect, logIn, test } from './browser.ts';
import { type Service, startService } from './service.ts';

// What only a browser can show: the pop-up reports and closes itself, and a real WebAuthn client agrees with the server.

let service: Service;
let emulator: OpenIDEmulator;
test.beforeAll(async () => {
  emulator = await createEmulator();
  const { url: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET } = emulator;
  const env = { OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET };
  service = await startService({ env });
});
test.afterAll(async () => {
  await service.remove();
  await emulator.close();
});

/** Does what the login page does on a click, and chooses `button` in the pop-up. */
async function throughPopup(page: Page, button: string): Promise<unknown> {
  await page.goto(`${service.url}/login`);
  const opened = page.waitForEvent('popup');
  const told = page.evaluate(
    ([channel, url, name, features]) =>
      new Promise((resolve) => {
        new BroadcastChannel(channel!).onmessage = ({ data }) => resolve(data);
        window.open(url, name, features);
      }),
    [POPUP_CHANNEL, popupPath('openid'), POPUP_NAME, POPUP_FEATURES],
  );
  const popup = await opened;
  const closed = popup.waitForEvent('close');
  await popup.getByRole('button', { name: button }).click();
  await closed;
  return told;
}

test('a sign-in in the pop-up opens the account in the page', async ({ page }) => {
  expect(await throughPopup(page, 'Olivia Open')).toEqual({ ok: true });
  await page.goto(`${service.url}/user/dashboard`);
  await page.getByText('Olivia Open').first().waitFor();
  expect(page.errors).toEqual([]);
});

test('a cancelled one says so', async ({ page }) => {
  expect(await throughPopup(page, 'Cancel')).toEqual({ ok: false, code: 'CANCELLED' });
});

test('a passkey is added and opens the account in a browser that knows nothing else', async ({ page }) => {
  await logIn(page, service, service.member);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  const added = await page.evaluate(async () => {
    const options = await (await fetch('/api/auth/passkey/generate-register-options')).json();
    const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(options);
    const credential = (await navigator.credentials.create({ publicKey })) as PublicKeyCredential;
    const answer = await fetch('/api/auth/passkey/verify-registration', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ response: credential.toJSON(), name: 'Laptop' }),
    });
    return answer.status;
  });
  expect(added).toBe(200);
  await page.context().clearCookies();
  const signedIn = await page.evaluate(async () => {
    const options = await (await fetch('/api/auth/passkey/generate-authenticate-options')).json();
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(options);
    const credential = (await navigator.credentials.get({ publicKey })) as PublicKeyCredential;
    const answer = await fetch('/api/auth/passkey/verify-authentication', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ response: credential.toJSON() }),
    });
    return (await answer.json()).user.email;
  });
  expect(signedIn).toBe(service.member.email);
  await page.goto(`${service.url}/user/dashboard`);
  await page.waitForURL('**/user/dashboard');
});
