import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';
import { servePage } from './page.ts';
import { readMail } from './read-mail.ts';
import { createRefusals, refusalError } from './refusals.ts';
import type { ReceivedMail, Refusal, SmtpEmulator, SmtpEmulatorOptions } from './types.ts';

/** It may run for days. */
const MAX_KEPT = 500;

/** A mail server that takes everything, unless told otherwise, and delivers nothing. Reachable from this machine only. */
export async function createEmulator(options: SmtpEmulatorOptions = {}): Promise<SmtpEmulator> {
  const received: ReceivedMail[] = [];
  const refusals = createRefusals();
  const silent = new WeakMap<SMTPServerSession, Refusal>();

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 100,
    onAuth: ({ username }, _session, done) => done(null, { user: username }),
    onRcptTo({ address }, session, done) {
      const refusal = refusals.meet(address);
      if (refusal) options.log?.(`${address} → ${refusal.how}`);
      if (refusal?.how === 'hang') return;
      if (refusal?.how === 'lose-answer') silent.set(session, refusal);
      else if (refusal) return done(refusalError(refusal));
      done();
    },
    async onData(stream, session, done) {
      const { mailFrom, rcptTo } = session.envelope;
      const to = rcptTo.map(({ address }) => address);
      const mail = await readMail(await buffer(stream), { from: mailFrom ? mailFrom.address : '', to });
      received.push(mail);
      if (received.length > MAX_KEPT) received.shift();
      options.log?.(`${mail.headerTo}  ${mail.subject}`);
      if (!silent.delete(session)) done();
    },
  });
  // A client that goes away is not the emulator's business.
  server.on('error', () => {});
  const listening = server.listen(options.port ?? 0, '127.0.0.1');
  await once(listening, 'listening');
  const page = options.pagePort === undefined ? undefined : await servePage(options.pagePort, () => received);
  return {
    url: `smtp://127.0.0.1:${(listening.address() as AddressInfo).port}`,
    pageUrl: page?.url,
    mails: () => [...received],
    refuse: refusals.add,
    reset() {
      received.length = 0;
      refusals.clear();
    },
    async close() {
      await new Promise<void>((resolve) => server.close(resolve));
      await page?.close();
    },
  };
}
