import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createEmulator } from './index.ts';
import type { SmtpEmulator } from './types.ts';

let emulator: SmtpEmulator;
beforeAll(async () => {
  emulator = await createEmulator({ pagePort: 0 });
});
beforeEach(() => emulator.reset());
afterAll(() => emulator.close());

const send = (to: string, subject = 'Tides') =>
  createTransport({ url: emulator.url, socketTimeout: 300 }).sendMail({
    from: 'Harbour <harbour@test.example>',
    to,
    subject,
    text: 'High water at noon.',
    html: '<p>High water at <b>noon</b>.</p>',
  });

test('takes a mail and shows it parsed, and on its page', async () => {
  await send('Mona <mona@test.example>');
  expect(emulator.mails()).toMatchObject([
    {
      from: 'harbour@test.example',
      to: ['mona@test.example'],
      subject: 'Tides',
      headerTo: '"Mona" <mona@test.example>',
      text: 'High water at noon.',
      html: '<p>High water at <b>noon</b>.</p>',
    },
  ]);
  expect(await (await fetch(emulator.pageUrl!)).text()).toContain('Tides');
});

test('refuses, puts off and falls silent as told', async () => {
  emulator.refuse({ to: 'nobody@', how: 550 });
  emulator.refuse({ to: 'later@', how: 451, times: 1 });
  emulator.refuse({ to: 'silent@', how: 'hang' });
  emulator.refuse({ to: 'lost@', how: 'lose-answer', times: 1 });
  await expect(send('nobody@test.example')).rejects.toMatchObject({ responseCode: 550 });
  await expect(send('later@test.example')).rejects.toMatchObject({ responseCode: 451 });
  await expect(send('silent@test.example')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await expect(send('lost@test.example')).rejects.toMatchObject({ code: 'ETIMEDOUT' });
  await send('later@test.example');
  await send('lost@test.example');
  expect(emulator.mails().map(({ to }) => to[0])).toEqual([
    'lost@test.example',
    'later@test.example',
    'lost@test.example',
  ]);
});
