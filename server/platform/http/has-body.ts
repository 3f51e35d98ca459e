import type { IncomingMessage } from 'node:http';

/** Whether a body comes over the network. Requests of pages inside the process have no socket. */
export const hasBody = ({ headers, socket }: IncomingMessage): boolean =>
  socket?.bytesRead !== undefined &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
