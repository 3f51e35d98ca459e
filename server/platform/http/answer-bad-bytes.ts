import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { responseHeaders } from './response-headers.ts';

const ANSWERS: Record<string, { status: number; code: string; message: string }> = {
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, code: 'REQUEST_TIMEOUT', message: 'The request took too long to arrive.' },
  HPE_HEADER_OVERFLOW: {
    status: 431,
    code: 'HEADERS_TOO_LARGE',
    message: 'The headers of this request are too large.',
  },
};
const BAD_REQUEST = { status: 400, code: 'BAD_REQUEST', message: 'This is not a request that can be read.' };

/** Bytes that are not HTTP, or that come too slowly, are answered on the bare socket, because no request exists yet. */
export function badBytesAnswerer(publicUrl: string | undefined) {
  const headers = Object.entries(responseHeaders(publicUrl)).map(([name, value]) => `${name}: ${value}\r\n`);
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const { status, code, message } = ANSWERS[error.code ?? ''] ?? BAD_REQUEST;
    const body = JSON.stringify({ defined: false, code, status, message, success: false, error: message });
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
    socket.end(`${head}${headers.join('')}\r\n${body}`, () => socket.destroy());
  };
}
