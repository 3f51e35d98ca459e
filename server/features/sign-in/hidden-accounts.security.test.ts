import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signIns, users } from '#server/features/accounts/tables.ts';
import { rateLimits } from '#server/platform/limits/tables.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { lastMail } from '#server/testing/last-mail.ts';

const PASSWORD = 'secret-enough';
type Answer = { status: number; body: Record<string, unknown>; headers: Record<string, unknown> };

/** What somebody could compare: everything but ids, times and the address that was sent. */
function comparable({ status, body, headers }: Answer) {
  const sent = JSON.stringify(body)
    .replaceAll(/"[\w-]+@test\.example"/g, '"…@test.example"')
    .replaceAll(/"[0-9a-f]{8}-[0-9a-f-]{27}"/g, '"id"')
    .replaceAll(/"\d{4}-\d\d-\d\dT[\d:.]+Z"/g, '"time"');
  const names = Object.keys(headers).sort();
  return { status, body: JSON.parse(sent), names, cookies: headers['set-cookie'] };
}

describe.each(testDatabases())('with AUTH_HIDE_ACCOUNT_EXISTENCE on $name', ({ open }) => {
  let test_: TestApp;
  beforeAll(async () => {
    test_ = await createTestApp(open, { AUTH_HIDE_ACCOUNT_EXISTENCE: 'true' });
    await register('known@test.example', 'the-real-password');
  });
  afterAll(() => test_.stop());

  const post = (path: string, body: object) => test_.visitor.post(`/api/auth${path}`, body);
  const register = (email: string, password = PASSWORD) =>
    post('/sign-up/email', { name: 'Nora New', email, password, callbackURL: '/verify-email?verified=true' });
  const mailTo = (email: string, kind: Parameters<typeof lastMail>[2]) => lastMail(test_.services.db, email, kind);

  test('registering a known address and a new one is answered alike; both are mailed', async () => {
    const [known, fresh] = [await register('known@test.example'), await register('fresh@test.example')];
    expect(comparable(known)).toEqual(comparable(fresh));
    expect(fresh).toMatchObject({ status: 200, body: { token: null } });
    expect(fresh.headers['set-cookie']).toBeUndefined();
    expect((await mailTo('known@test.example', 'account')).subject).toBe('You already have an account');
    expect((await mailTo('fresh@test.example', 'verify')).subject).toBe('Verify your email address');
  });

  test('… also when it is done ten times at once, and one account is opened', async () => {
    const atOnce = async (email: string) => {
      const answers = await Promise.all(Array.from({ length: 10 }, () => register(email)));
      return new Set(answers.map((answer) => JSON.stringify(comparable(answer))));
    };
    await register('known-too@test.example', 'the-real-password');
    await test_.services.db.delete(rateLimits);
    expect(await atOnce('hurried@test.example')).toEqual(await atOnce('known-too@test.example'));
    const rows = await test_.services.db.select().from(users);
    expect(rows.filter(({ email }) => email === 'hurried@test.example')).toHaveLength(1);
    expect(await test_.services.db.select().from(signIns)).toHaveLength(rows.length);
  });

  test('the password that was registered with tells nothing afterwards', async () => {
    const answers = [];
    for (const email of ['known@test.example', 'fresh@test.example', 'nobody@test.example'])
      answers.push(comparable(await post('/sign-in/email', { email, password: PASSWORD })));
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toEqual(answers[2]);
    expect(answers[0]!.body).toEqual({
      code: 'INVALID_EMAIL_OR_PASSWORD',
      message:
        'Invalid email address or password. If you have just registered, please open the link in our email first.',
    });
  });

  test('a new account opens when its mail has been followed', async () => {
    const { text } = await mailTo('fresh@test.example', 'verify');
    const link = new URL(/http:\S+verify-email\S+/.exec(text!)![0]);
    expect((await test_.visitor.get(link.pathname + link.search)).status).toBe(302);
    expect((await post('/sign-in/email', { email: 'fresh@test.example', password: PASSWORD })).status).toBe(200);
  });

  test('a reset of a known address and of an unknown one is answered alike; both are mailed', async () => {
    const reset = (email: string) => post('/request-password-reset', { email });
    const [known, unknown] = [await reset('known@test.example'), await reset('Nobody@test.example')];
    expect(comparable(known)).toEqual(comparable(unknown));
    expect((await mailTo('known@test.example', 'reset')).subject).toBe('Choose a new password');
    const notice = await mailTo('nobody@test.example', 'account');
    expect([notice.subject, notice.text]).toEqual([
      'There is no account with this address',
      expect.stringContaining('/register'),
    ]);
  });

  test('a verification mail is asked for alike: who is verified hears of the account', async () => {
    const again = (email: string) => post('/send-verification-email', { email });
    const answers = [];
    for (const email of ['fresh@test.example', 'hurried@test.example', 'stranger@test.example'])
      answers.push(comparable(await again(email)));
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toEqual(answers[2]);
    expect((await mailTo('fresh@test.example', 'account')).subject).toBe('You already have an account');
  });

  test('nobody is flooded with mails: the sixth within a quarter of an hour is refused, known or not', async () => {
    for (const email of ['flooded@test.example', 'known-flooded@test.example']) {
      if (email.startsWith('known')) await register(email, 'the-real-password');
      const statuses = [];
      for (let n = 0; n < 6; n++) statuses.push((await register(email)).status);
      expect(statuses.at(-1)).toBe(429);
    }
  });

  test('the pages know', async () => {
    expect((await test_.visitor.get('/api/sign-in-ways')).body).toMatchObject({
      verifiesEmail: true,
      hidesAccounts: true,
    });
  });
});
