import type { IncomingMessage } from 'node:http';
import type { Admit, MemberContext } from '#server/platform/rpc.ts';
import { lengthOf, readBody, readForm } from '../uploads/receive-form.ts';

/**
 * Receives the file of a call step by step: the account's turn, its quota, room in memory, only then the body, and a place
 * to decode it. A waiting call holds nothing but its connection.
 * @param answer runs the call with the form; everything is released when it has ended
 * @throws what `admit` throws, TOO_MANY_UPLOADS, BUSY
 */
export async function receiveFile<T>(
  message: IncomingMessage,
  context: MemberContext,
  admit: Admit,
  signal: AbortSignal | undefined,
  answer: (form: FormData) => Promise<T>,
): Promise<T> {
  const { uploads, user } = context;
  const held: (() => void)[] = [];
  try {
    held.push(await uploads.takeTurn(user.id, signal));
    await admit(context);
    const length = lengthOf(message);
    held.push(await uploads.takeRoom(length, signal));
    const body = await readBody(message, length);
    held.push(await uploads.takeDecoder(signal));
    return await answer(await readForm(body, message.headers['content-type']));
  } finally {
    for (const giveBack of held.reverse()) giveBack();
  }
}
