import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createEmulator } from '#emulators/openid/index.ts';
import type { OpenIDEmulator } from '#emulators/openid/types.ts';
import { signIns, users } from '#server/features/accounts/tables.ts';
import { createBrowser } from '#server/testing/browser.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { dumpDatabase } from '#server/testing/dump-database.ts';

describe.each(testDatabases())('signing in with a provider on $name', ({ open }) => {
  let emulator: OpenIDEmulator;
  let test_: TestApp;
  beforeAll(async () => {
    emulator = await createEmulator({
      accounts: [
        { email: 'olivia@test.example', name: 'Olivia Open', emailVerified: true, picture: 'http://p.example/o.png' },
        { email: 'uwe@test.example', name: 'Uwe Unverified', emailVerified: false },
        { email: 'known@test.example', name: 'Kim Known', emailVerified: true },
        { email: 'waiting@test.example', name: 'Wim Waiting', emailVerified: true },
        { email: 'blocked@test.example', name: 'Bo Blocked', emailVerified: true },
      ],
    });
    test_ = await createTestApp(open, {
      OIDC_ISSUER: emulator.url,
      OIDC_CLIENT_ID: emulator.clientId,
      OIDC_CLIENT_SECRET: emulator.clientSecret,
      OIDC_NAME: 'Harbour ID',
    });
  });
  afterEach(() => emulator.reset());
  afterAll(async () => {
    await test_.stop();
    await emulator.close();
  });

  /** Opens the pop-up and chooses, or cancels. */
  async function goThrough(fields: Record<string, string>) {
    const browser = createBrowser(test_.app);
    const choice = await browser.open('/auth/popup/openid');
    const action = /action="([^"]+)"/.exec(choice.text)![1]!;
    return { browser, page: await browser.submit(choice, action, fields) };
  }
  const signInAs = (email: string) => goThrough({ email });
  const who = async ({ browser }: Awaited<ReturnType<typeof goThrough>>) =>
    (await test_.visitor.get('/api/auth/get-session', { cookie: browser.cookie() })).body?.user.email;
  const rowOf = async (email: string) =>
    (await test_.services.db.select().from(users).where(eq(users.email, email)))[0]!;
  const waysOf = async (email: string) =>
    (
      await test_.services.db
        .select()
        .from(signIns)
        .where(eq(signIns.userId, (await rowOf(email)).id))
    ).map(({ providerId }) => providerId);

  test('the button is named, and others are not there', async () => {
    const ways = await test_.visitor.get('/api/sign-in-ways');
    expect(ways.body).toEqual({
      providers: [{ id: 'openid', name: 'Harbour ID' }],
      passkeys: true,
      verifiesEmail: false,
      hidesAccounts: false,
    });
    const page = await createBrowser(test_.app).open('/auth/popup/google');
    expect(page.text).toContain('"code":"PROVIDER_UNAVAILABLE"');
  });

  test('makes an account with the credits of a new one, and the same person comes back to it', async () => {
    const first = await signInAs('olivia@test.example');
    expect(first.page.url).toBe('http://localhost/auth/popup-done');
    expect(first.page.text).toContain('postMessage({"ok":true})');
    expect(await who(first)).toBe('olivia@test.example');
    // The picture came from an address without encryption.
    expect(await rowOf('olivia@test.example')).toMatchObject({ name: 'Olivia Open', emailVerified: true, image: null });
    const again = await signInAs('olivia@test.example');
    expect(await who(again)).toBe('olivia@test.example');
    const cookie = again.browser.cookie();
    const own = await test_.visitor.get('/users?userEmail=olivia@test.example', { cookie });
    expect(own.body).toMatchObject([{ currentBalance: 3 }]);
    expect(await waysOf('olivia@test.example')).toEqual(['openid']);
  });

  test('keeps no token of the provider', async () => {
    await signInAs('olivia@test.example');
    const kept = await test_.services.db.select().from(signIns).where(eq(signIns.providerId, 'openid'));
    for (const row of kept) expect(row).toMatchObject({ accessToken: null, refreshToken: null, idToken: null });
    expect(await dumpDatabase(test_.services.db)).not.toContain('eyJ');
  });

  test('links to an account whose address was proven here as well', async () => {
    await test_.signUp({ email: 'known@test.example' });
    await test_.services.db.update(users).set({ emailVerified: true }).where(eq(users.email, 'known@test.example'));
    const signedIn = await signInAs('known@test.example');
    expect(await who(signedIn)).toBe('known@test.example');
    expect((await waysOf('known@test.example')).sort()).toEqual(['credential', 'openid']);
  });

  test('does not open an account that somebody registered in advance with the address', async () => {
    await test_.signUp({ email: 'waiting@test.example' });
    const refused = await signInAs('waiting@test.example');
    expect(refused.page.text).toContain('"code":"ACCOUNT_NOT_LINKED"');
    expect(await who(refused)).toBeUndefined();
    expect(await waysOf('waiting@test.example')).toEqual(['credential']);
  });

  test('does not open an account by an address that the provider has not verified', async () => {
    await test_.signUp({ email: 'uwe@test.example' });
    await test_.services.db.update(users).set({ emailVerified: true }).where(eq(users.email, 'uwe@test.example'));
    const refused = await signInAs('uwe@test.example');
    expect(refused.page.text).toContain('"code":"ACCOUNT_NOT_LINKED"');
    expect(await waysOf('uwe@test.example')).toEqual(['credential']);
  });

  test('does not open a disabled account', async () => {
    await signInAs('blocked@test.example');
    await test_.services.db
      .update(users)
      .set({ disabledAt: new Date() })
      .where(eq(users.email, 'blocked@test.example'));
    const refused = await signInAs('blocked@test.example');
    expect(refused.page.text).toContain('"code":"ACCOUNT_DISABLED"');
    expect(await who(refused)).toBeUndefined();
  });

  test('says that it was cancelled', async () => {
    const { page } = await goThrough({ cancel: 'true' });
    expect(page.text).toContain('"code":"CANCELLED"');
    expect(page.headers.get('content-security-policy')).toMatch(/default-src 'none'; script-src 'nonce-/);
  });

  test('ends where it began: another browser cannot finish it, and no other site begins it', async () => {
    const browser = createBrowser(test_.app);
    const choice = await browser.open('/auth/popup/openid');
    const action = new URL(/action="([^"]+)"/.exec(choice.text)![1]!, choice.url);
    expect(action.origin).toBe(emulator.url);
    const forged = await createBrowser(test_.app).open('/api/auth/callback/openid?code=stolen&state=made-up');
    expect(forged.text).toContain('"code":"SIGN_IN_EXPIRED"');
    const foreign = await test_.visitor.get('/auth/popup/openid', { 'sec-fetch-site': 'cross-site' });
    expect([foreign.status, foreign.headers.location]).toEqual([302, '/login']);
  });

  test('text behind the address never becomes markup', async () => {
    const page = await createBrowser(test_.app).open('/auth/popup-done?error=%3Cscript%3Ealert(1)%3C/script%3E');
    expect(page.text).toContain('"code":"PROVIDER_ERROR"');
    expect(page.text).not.toContain('alert');
  });
});

test('an issuer that was away at the start is asked again', async () => {
  const before = await createEmulator();
  const port = Number(new URL(before.url).port);
  await before.close();
  const test_ = await createTestApp(testDatabases()[0]!.open, {
    OIDC_ISSUER: before.url,
    OIDC_CLIENT_ID: before.clientId,
    OIDC_CLIENT_SECRET: before.clientSecret,
  });
  const away = await createBrowser(test_.app).open('/auth/popup/openid');
  const emulator = await createEmulator({ port });
  const back = await createBrowser(test_.app).open('/auth/popup/openid');
  await test_.stop();
  await emulator.close();
  expect(away.text).toContain('"code":"PROVIDER_UNAVAILABLE"');
  expect(back.text).toContain('Choose an account');
});

test('Google, GitHub and Microsoft are reached with PKCE and come back to us', async () => {
  const test_ = await createTestApp(testDatabases()[0]!.open, {
    ...{ GOOGLE_CLIENT_ID: 'google-id', GOOGLE_CLIENT_SECRET: 'secret' },
    ...{ GITHUB_CLIENT_ID: 'github-id', GITHUB_CLIENT_SECRET: 'secret' },
    ...{ MICROSOFT_CLIENT_ID: 'microsoft-id', MICROSOFT_CLIENT_SECRET: 'secret' },
    MICROSOFT_AUTHORITY: 'https://login.microsoftonline.us/harbour/',
  });
  const ways = await test_.visitor.get('/api/sign-in-ways');
  const places: string[] = [];
  for (const id of ['google', 'github', 'microsoft']) {
    const { headers } = await test_.visitor.get(`/auth/popup/${id}`);
    const place = new URL(String(headers.location));
    places.push(place.origin + place.pathname);
    expect(Object.fromEntries(place.searchParams)).toMatchObject({
      client_id: `${id}-id`,
      redirect_uri: `http://localhost/api/auth/callback/${id}`,
      code_challenge_method: 'S256',
      response_type: 'code',
    });
  }
  await test_.stop();
  expect(ways.body.providers.map(({ name }: { name: string }) => name)).toEqual(['Google', 'GitHub', 'Microsoft']);
  expect(places).toEqual([
    'https://accounts.google.com/o/oauth2/v2/auth',
    'https://github.com/login/oauth/authorize',
    'https://login.microsoftonline.us/harbour/oauth2/v2.0/authorize',
  ]);
});
