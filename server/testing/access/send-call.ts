import { v7 as uuidv7 } from 'uuid';
import type { Answer, Client } from '../client.ts';
import type { Call, ProcedureName } from './access.ts';
import type { Procedure } from './list-procedures.ts';

/** Streams that do not end by themselves: their beginning is the answer. */
const ENDLESS: ProcedureName[] = ['tickets.watchSupport'];

/** Sends a call; parameters of its path that are not given are made up. */
export async function sendCall(
  client: Client,
  { name, method, path }: Procedure,
  { path: values = {}, query, body }: Call = {},
  headers?: Record<string, string>,
): Promise<Answer> {
  const url = path.replaceAll(/\{(\w+)\}/g, (_, part) => values[part] ?? (part === 'id' ? uuidv7() : 'none.webp'));
  // One that is refused ends, and is sent again for its answer.
  const stream = ENDLESS.includes(name) ? await client.listen(url).catch(() => undefined) : undefined;
  if (stream) {
    await stream.next();
    stream.close();
    return { status: 200, headers: {}, body: null, text: stream.text };
  }
  const sent = method === 'GET' ? undefined : (body ?? {});
  return client.send(method, query ? `${url}?${new URLSearchParams(query)}` : url, sent, headers);
}
