import { type AddressObject, simpleParser } from 'mailparser';
import type { ReceivedMail } from './types.ts';

type Envelope = { from: string; to: string[] };

/** Parses what came after DATA. */
export async function readMail(raw: Buffer, envelope: Envelope): Promise<ReceivedMail> {
  const parsed = await simpleParser(raw, { skipHtmlToText: true, skipTextToHtml: true });
  return {
    ...envelope,
    subject: parsed.subject ?? '',
    headerFrom: parsed.from?.text ?? '',
    headerTo: addresses(parsed.to),
    messageId: parsed.messageId ?? '',
    text: parsed.text ?? '',
    html: parsed.html || '',
    headers: parsed.headerLines.map(({ key, line }) => ({ name: key, line })),
    raw: raw.toString('utf8'),
    receivedAt: new Date(),
  };
}

const addresses = (to: AddressObject | AddressObject[] | undefined): string =>
  [to ?? []]
    .flat()
    .map(({ text }) => text)
    .join(', ');
