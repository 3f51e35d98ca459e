import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '#server/config.ts';

/** `id` makes the Message-ID, so that a receiver can tell that a mail which came twice is one. */
export type Mail = { id: string; to: string; subject: string; text: string; html?: string | undefined };

export type Mailer = {
  /** Whether mail leaves this machine. */
  smtp: boolean;
  /** @throws what the mail server answered */
  send(mail: Mail): Promise<void>;
};

/** A mail server that is silent for this long will not answer any more (ms). Must stay below what a job may take. */
const PATIENCE_MS = 15_000;

/**
 * Sends by SMTP when it is configured. Otherwise each mail becomes an `.eml` file in the outbox folder, so that a reset
 * link can be followed on a fresh machine.
 */
export function createMailer(
  { smtpUrl, mailFrom: from, outboxDir }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'outboxDir'>,
  patienceMs = PATIENCE_MS,
): Mailer {
  if (smtpUrl) {
    const transport = createTransport({
      url: smtpUrl,
      dnsTimeout: patienceMs,
      connectionTimeout: patienceMs,
      greetingTimeout: patienceMs,
      socketTimeout: patienceMs,
    });
    return {
      smtp: true,
      async send(mail) {
        await transport.sendMail(messageOf(mail, from));
      },
    };
  }
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    smtp: false,
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      await mkdir(outboxDir, { recursive: true });
      const name = `${new Date().toISOString().replaceAll(':', '-')}-${mail.id}.eml`;
      await writeFile(join(outboxDir, name), message as Buffer, { mode: 0o600 });
    },
  };
}

/** The address is handed over as one address: a list of several in it would be sent to all of them. */
function messageOf({ id, to, subject, text, html }: Mail, from: string) {
  const domain = /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
  return {
    from,
    to: { name: '', address: to },
    subject,
    text,
    ...(html === undefined ? {} : { html }),
    messageId: `<${id}@${domain}>`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
