import { v7 as uuidv7 } from 'uuid';
import type { Answer, Client } from '../client.ts';
import type { Call } from './access.ts';
import type { Procedure } from './list-procedures.ts';

/** Sends a call; parameters of its path that are not given are made up. */
export function sendCall(
  client: Client,
  { method, path }: Procedure,
  { path: values = {}, query, body }: Call = {},
  headers?: Record<string, string>,
): Promise<Answer> {
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? (name === 'id' ? uuidv7() : 'none.webp'));
  const sent = method === 'GET' ? undefined : (body ?? {});
  return client.send(method, query ? `${url}?${new URLSearchParams(query)}` : url, sent, headers);
}
