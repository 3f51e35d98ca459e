import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '#server/testing/client.ts';
import { createTestApp, type TestApp } from '#server/testing/create-test-app.ts';
import { testDatabases } from '#server/testing/databases.ts';

describe.each(testDatabases())('placeholders that nobody has filled in, on $name', ({ open }) => {
  let test_: TestApp;
  let admin: Client;
  let mona: Client;
  let id: string;
  beforeAll(async () => {
    test_ = await createTestApp(open, { CONTACT_MESSAGES: '1000' });
    admin = await test_.signUp({ role: 'Admin', name: 'Ada Admin' });
    mona = await test_.signUp({ name: 'Mona Member' });
    const fields = { ticketUserName: 'x', ticketUserEmail: 'x@test.example', message: 'My page says {about}.' };
    id = (await mona.post('/new-support-message', { ...fields, subject: 'Why {subject}?' })).body._id;
  });
  afterAll(() => test_.stop());
  const say = (client: Client, message: string) =>
    client.put(`/support-message-status/${id}`, { adminMessage: [{ message }] });
  const said = async () => (await admin.get(`/support-message/${id}`)).body.adminMessage.length;

  test.each(['We see the payment for {about}.', 'Hello {{name}},', '{userName}{adminName}'])(
    'do not leave the desk: %s',
    async (message) => {
      const before = await said();
      expect(await say(admin, message)).toMatchObject({
        status: 422,
        body: { code: 'PLACEHOLDER_LEFT', message: expect.stringContaining('not been filled in') },
      });
      expect(await said()).toBe(before);
    },
  );

  test.each([
    'Write <h1>{ about }</h1>.',
    `const a = \`\${about}\`;`,
    '{{about}}',
    '{abouts}',
    'About “Why {subject}?”',
  ])('are not code, nor what the customer wrote: %s', async (message) => {
    expect((await say(admin, message)).status).toBe(200);
  });

  test('are nothing to a customer, who may write what they like, nor in a note', async () => {
    expect((await say(mona, 'It still says {about} and {{name}}.')).status).toBe(200);
    expect(
      (await admin.post(`/api/support-messages/${id}/notes`, { message: 'Ask about {about}' })).status,
    ).toBeLessThan(300);
  });

  test('do not leave by mail either; the name is filled in, code stays', async () => {
    const mail = {
      toEmail: 'mona@test.example',
      subject: 'Tides',
      messageBody: 'Hello {{ name }}, {{tide}} $' + '{about}',
    };
    expect((await admin.post('/send-message', mail)).status).toBe(200);
    for (const left of [{ subject: 'About {about}' }, { messageBody: '<a href="/?to={userEmail}">Hello</a>' }])
      expect(await admin.post('/send-message', { ...mail, ...left })).toMatchObject({
        status: 422,
        body: { code: 'PLACEHOLDER_LEFT' },
      });
  });
});
