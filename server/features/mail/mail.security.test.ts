import { eq } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { userRole } from '#contract/vocabulary/roles.ts';
import { createEmulator } from '#emulators/smtp/index.ts';
import type { SmtpEmulator } from '#emulators/smtp/types.ts';
import type { Answer, Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { cleanHtml } from './clean-html.ts';
import { queueMail } from './queue-mail.ts';
import { startMailWorker } from './start-worker.ts';
import { mails } from './tables.ts';

const message = { toEmail: 'mona@test.example', subject: 'Tides', messageBody: '<p>Noon</p>' };
const template = { templateName: 'Tides', subject: 'Tides', body: '<p>Noon</p>' };

const everyCall = (id: string): ((client: Client) => Promise<Answer>)[] => [
  (client) => client.get('/user-emails'),
  (client) => client.post('/user-emails', template),
  (client) => client.put(`/user-emails/${id}`, template),
  (client) => client.delete(`/user-emails/${id}`),
  (client) => client.post('/api/mail-preview', message),
  (client) => client.post('/send-message', message),
  (client) => client.get('/api/message-logs'),
  (client) => client.get(`/api/message-logs/${id}`),
  (client) => client.post(`/api/message-logs/${id}/retry`),
  (client) => client.get('/api/mail-setup'),
  (client) => client.get('/api/audit-log'),
];

describe('mail that means harm', () => {
  const [embedded] = testDatabases();
  let test_: TestApp;
  let admin: Client;
  let emulator: SmtpEmulator;
  let worker: Awaited<ReturnType<typeof startMailWorker>>;
  beforeAll(async () => {
    emulator = await createEmulator();
    test_ = await createTestApp(embedded!.open, { SMTP_URL: emulator.url });
    admin = await test_.signUp({ role: 'Admin' });
    worker = await startMailWorker(test_.services);
  });
  afterAll(async () => {
    await worker.stop();
    await test_.stop();
    await emulator.close();
  });
  const arrived = (to: string) =>
    vi.waitFor(
      () => {
        const mail = emulator.mails().find((mail) => mail.to.includes(to) && mail.subject !== 'Welcome to Facsimile');
        expect(mail).toBeDefined();
        return mail!;
      },
      { timeout: 20_000 },
    );

  test('mail and audit log are for admins alone: visitors get 401, everybody else 403', async () => {
    const { _id } = (await admin.post('/user-emails', template)).body;
    for (const role of userRole.options.filter((role) => role !== 'Admin')) {
      const client = await test_.signUp({ role });
      for (const call of everyCall(_id)) expect(await call(client)).toMatchObject({ status: 403 });
    }
    for (const call of [...everyCall(_id), ...everyCall(uuidv7())])
      expect(await call(test_.visitor)).toMatchObject({ status: 401 });
    expect((await admin.get('/user-emails')).body).toHaveLength(1);
    expect(emulator.mails().filter(({ to }) => to.includes('mona@test.example'))).toEqual([]);
  });

  test('a subject or a name with line ends adds no header', async () => {
    const evil = 'Tides\r\nBcc: thief@evil.example\nX-Evil: 1\u2028Reply-To: thief@evil.example';
    await test_.signUp({ email: 'evil@test.example', name: `Eve\r\nBcc: thief@evil.example` });
    const subject = `{{name}} ${evil}`;
    const sent = await admin.post('/send-message', { ...message, toEmail: 'evil@test.example', subject });
    expect(sent.status).toBe(200);
    const mail = await arrived('evil@test.example');
    expect(mail.to).toEqual(['evil@test.example']);
    const names = mail.headers.map(({ name }) => name);
    expect(names.filter((name) => ['bcc', 'cc', 'x-evil', 'reply-to'].includes(name))).toEqual([]);
    expect(mail.subject).toContain('Eve Bcc: thief@evil.example Tides Bcc: thief@evil.example X-Evil: 1');
    const log = await admin.get('/api/message-logs?userEmail=evil@test.example');
    expect(log.body[0].subject).not.toMatch(/[\r\n\u2028]/);
  });

  test.each([
    'mona@test.example\r\nBcc: thief@evil.example',
    'mona@test.example, thief@evil.example',
    'Mona <mona@test.example>',
    'mona@test.example>\r\nRCPT TO:<thief@evil.example',
    'mona@test.example\0',
    '',
  ])('%j is no address to send to', async (to) => {
    const send = () => queueMail(test_.services, { kind: 'message', to, subject: 'Tides', text: 'Noon' });
    expect(send).toThrow('Please enter a valid email address.');
    expect((await admin.post('/send-message', { ...message, toEmail: to })).status).toBe(400);
  });

  test('a name cannot bring markup into a message, nor a message scripts into a mail', async () => {
    const name = '<img src=x onerror=alert(1)><a href="javascript:alert(1)">Eve</a>';
    await test_.signUp({ email: 'markup@test.example', name });
    const messageBody = '<p onclick="x()">Hello {{name}}</p><a href="{{name}}">a</a><script>alert(1)</script>';
    const preview = await admin.post('/api/mail-preview', { ...message, toEmail: 'markup@test.example', messageBody });
    await admin.post('/send-message', { ...message, toEmail: 'markup@test.example', messageBody });
    const mail = await arrived('markup@test.example');
    for (const html of [mail.html, preview.body.html as string]) {
      expect(html).not.toMatch(/<img|<script|onclick|<a [^>]*href=/);
      expect(html).toContain('&lt;img src=x');
    }
    expect(mail.text).toContain(`Hello ${name}`);
  });

  test('a secret link that waits for the mail server is shown to nobody', async () => {
    await worker.stop();
    await test_.signUp({ email: 'forgot@test.example' });
    await test_.visitor.post('/api/auth/request-password-reset', { email: 'forgot@test.example' });
    const [row] = await test_.services.db.select().from(mails).where(eq(mails.kind, 'reset'));
    expect(row).toMatchObject({ status: 'queued', text: expect.stringContaining('token=') });
    const read = await admin.get(`/api/message-logs/${row!.id}`);
    expect(read.body).toMatchObject({ subject: 'Choose a new password', text: null, html: null });
    worker = await startMailWorker(test_.services);
    expect((await arrived('forgot@test.example')).text).toContain('token=');
  });
});

describe('HTML of a mail', () => {
  test.each([
    '<script>alert(1)</script>',
    '<scr<script>ipt>alert(1)</scr</script>ipt>',
    '<img src="https://evil.example/pixel.gif">',
    '<img src=x onerror=alert(1)>',
    '<svg onload=alert(1)><a xlink:href="javascript:alert(1)"></a></svg>',
    '<a href="javascript:alert(1)">a</a>',
    '<a href="  jAvAsCrIpT&#58;alert(1)">a</a>',
    '<a href="java\nscript:alert(1)">a</a>',
    '<a href="data:text/html,<script>alert(1)</script>">a</a>',
    '<a href="vbscript:msgbox(1)">a</a>',
    '<a href="//evil.example">a</a>',
    '<a href="\\\\evil.example">a</a>',
    '<p onmouseover="alert(1)">a</p>',
    '<p style="background:url(https://evil.example/pixel.gif)">a</p>',
    '<p style="background-color:url(https://evil.example/pixel.gif)">a</p>',
    '<p style="color:expression(alert(1))">a</p>',
    '<p style="position:fixed;top:0">a</p>',
    '<style>@import "https://evil.example/a.css"</style>',
    '<link rel="stylesheet" href="https://evil.example/a.css">',
    '<meta http-equiv="refresh" content="0;url=https://evil.example">',
    '<base href="https://evil.example/">',
    '<iframe src="https://evil.example"></iframe>',
    '<object data="https://evil.example"></object><embed src="https://evil.example">',
    '<form action="https://evil.example"><input name="password"><button>Send</button></form>',
    '<video src="https://evil.example"></video><audio src="https://evil.example"></audio>',
    '<math><mi xlink:href="javascript:alert(1)">a</mi></math>',
    '<noscript><p title="</noscript><img src=x onerror=alert(1)>">',
    '<table background="https://evil.example/pixel.gif"><tr><td>a</td></tr></table>',
    '<!--[if mso]><script>alert(1)</script><![endif]-->',
    '<template><script>alert(1)</script></template>',
    '<textarea></textarea><script>alert(1)</script>',
  ])('is harmless: %s', (html) => {
    expect(cleanHtml(html)).not.toMatch(
      /evil\.example|<script|(java|vb)script:|<(img|svg|iframe|form|input|style|link|meta|base|object|embed|video|audio|math)|\son\w+=|url\(|position|background=|<!--/i,
    );
  });

  test('keeps what a letter needs', () => {
    const html =
      '<h2>Tides</h2><p style="color:#1446d6;text-align:center">High <strong>water</strong> at noon</p>' +
      '<ul><li>one</li></ul><table><tr><td colspan="2">a</td></tr></table>';
    expect(cleanHtml(html)).toBe(html);
    expect(cleanHtml('<a href="https://tides.example/?a=1&amp;b=2" target="_top">a</a>')).toBe(
      '<a href="https://tides.example/?a=1&amp;b=2" rel="noopener noreferrer">a</a>',
    );
  });
});
