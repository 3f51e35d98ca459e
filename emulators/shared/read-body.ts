import type { IncomingMessage } from 'node:http';
import { Fault } from './fault.ts';

/**
 * Reads a JSON body.
 * @throws Fault 413 above maxBytes, 400 when it is not JSON
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<unknown> {
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of request) {
    size += piece.length;
    // Read to the end all the same: breaking off would close the connection before the refusal is sent.
    if (size <= maxBytes) pieces.push(piece);
  }
  if (size > maxBytes) throw new Fault(413, `Request payload size exceeds the limit: ${maxBytes} bytes.`);
  try {
    return JSON.parse(Buffer.concat(pieces).toString('utf8'));
  } catch {
    throw new Fault(400, 'We could not parse the JSON body of your request.');
  }
}
