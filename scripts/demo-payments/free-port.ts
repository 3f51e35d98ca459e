import { createServer } from 'node:net';

/** The first port of this machine from `first` that nobody listens on. @throws when none of `tries` ports is free */
export async function freePort(first: number, tries = 50): Promise<number> {
  for (let port = first; port < first + tries; port++) if (await isFree(port)) return port;
  throw new Error(`None of the ports ${first} to ${first + tries - 1} is free.`);
}

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
