import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findProgram, installDebianPackages } from './find-program.ts';
import { freePort } from './free-port.ts';

const PLACES = ['/usr/lib/postgresql/*/bin', '/opt/homebrew/opt/postgresql*/bin', '/usr/local/opt/postgresql*/bin'];

/** A PostgreSQL server for this test run only: its own folder and port, on loopback, deleted at the end. */
export type TestPostgres = {
  url: string;
  stop(): void;
  /** Stops the server for a while, as a restart does: connections are cut, the data stays. */
  pause(): Promise<void>;
  /** Starts it again on the same port with the same data; resolves when it answers. */
  resume(): Promise<void>;
};

/** @returns undefined when there is no PostgreSQL on this machine and none can be installed */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const find = () => findProgram(['initdb'], PLACES);
  const initdb = find() ?? (installDebianPackages(['postgresql']) ? find() : undefined);
  if (!initdb) return undefined;
  const bin = dirname(realpathSync(initdb));
  const folder = mkdtempSync(join(tmpdir(), 'facsimile-postgres-'));
  const owner = serverOwner();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const identity = owner ?? {};
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '--no-sync', '-E', 'UTF8'],
    {
      ...identity,
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed:\n${made.stderr}`);
  const port = await freePort();
  const settings = [
    'fsync=off',
    'max_connections=300',
    `unix_socket_directories=${folder}`,
    'listen_addresses=127.0.0.1',
  ];
  const start = () =>
    spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...settings.flatMap((s) => ['-c', s])], {
      ...identity,
      cwd: folder,
      stdio: 'ignore',
    });
  let server = start();
  const stop = () => {
    server.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  process.on('exit', stop);
  const isReady = () =>
    spawnSync(join(bin, 'pg_isready'), ['-h', '127.0.0.1', '-p', String(port)], { stdio: 'ignore' }).status === 0;
  const answering = async () => {
    for (let tries = 0; !isReady(); tries++) {
      if (tries > 400 || server.exitCode !== null) throw new Error('PostgreSQL did not start.');
      await delay(50);
    }
  };
  await answering();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    stop,
    async pause() {
      const ended = once(server, 'exit');
      // A fast shutdown: clients are disconnected and transactions rolled back.
      server.kill('SIGINT');
      await ended;
    },
    resume() {
      server = start();
      return answering();
    },
  };
}

/** PostgreSQL refuses to run as root; as root it is started as the user that Debian's package created. */
function serverOwner(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
  return { uid: id('-u'), gid: id('-g') };
}
