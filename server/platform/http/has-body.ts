import type { IncomingMessage } from 'node:http';

/** Whether a body comes over the network. What pages ask for inside the process is there at once and has no socket. */
export const hasBody = ({ headers, socket }: IncomingMessage): boolean =>
  socket?.bytesRead !== undefined &&
  (headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0);
