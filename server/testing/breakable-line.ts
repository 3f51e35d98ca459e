import { connect, createServer, type Socket } from 'node:net';

/** A line to a server that can be cut and mended: what a restart of the server looks like to its clients. */
export type BreakableLine = {
  /** The server's URL, over this line. */
  url: string;
  /** Connections that are open now. */
  open(): number;
  /** Connections that were asked for since the last cut, in vain. */
  refused(): number;
  /** Ends every connection, and each new one at once, until it is mended. */
  cut(): void;
  mend(): void;
  /** Cuts each of the next connections as soon as its client says something, instead of passing it on. */
  cutNextWord(): void;
  close(): Promise<void>;
};

export async function openBreakableLine(target: string): Promise<BreakableLine> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let [isCut, cutsWords, refused] = [false, false, 0];
  const server = createServer((client) => {
    if (isCut) {
      refused++;
      return void client.destroy();
    }
    const upstream = connect(Number(port), hostname);
    sockets.add(client);
    const end = () => {
      sockets.delete(client);
      client.destroy();
      upstream.destroy();
    };
    for (const socket of [client, upstream]) socket.on('error', end).on('close', end);
    client.on('data', (words) => (cutsWords ? end() : upstream.write(words)));
    upstream.on('data', (words) => client.write(words));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as { port: number }).port);
  const cut = () => {
    [isCut, refused] = [true, 0];
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: url.href,
    open: () => sockets.size,
    refused: () => refused,
    cut,
    mend() {
      [isCut, cutsWords] = [false, false];
    },
    cutNextWord() {
      cutsWords = true;
    },
    async close() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
