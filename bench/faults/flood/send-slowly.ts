import { connect } from 'node:net';

/** How a slow body ended: after how many seconds, and with which status. */
export type SlowEnd = { seconds: number; status: string };

const EVERY_MS = 3000;

/** Sends a request whose body comes one byte per three seconds. @param giveUpMs after this time it counts as endless */
export function sendSlowly(url: string, head: string[], chunked: boolean, giveUpMs: number): Promise<SlowEnd> {
  const { hostname, port } = new URL(url);
  const start = performance.now();
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(Number(port), hostname);
    const length = chunked ? 'Transfer-Encoding: chunked' : 'Content-Length: 5000';
    socket.write(`${[...head, `Host: ${hostname}`, length].join('\r\n')}\r\n\r\n`);
    const trickle = setInterval(() => socket.write(chunked ? '1\r\nx\r\n' : 'x'), EVERY_MS);
    const giveUp = setTimeout(() => socket.destroy(), giveUpMs);
    socket.on('data', (data) => {
      answer += data;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      clearInterval(trickle);
      clearTimeout(giveUp);
      const seconds = (performance.now() - start) / 1000;
      const status = /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? (seconds * 1000 >= giveUpMs ? 'still open' : 'closed');
      resolve({ seconds, status });
    });
  });
}
