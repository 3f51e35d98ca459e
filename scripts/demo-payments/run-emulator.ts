import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const MAIN = join(import.meta.dirname, '..', '..', 'emulators', 'paypal', 'main.ts');
const READY_MS = 30_000;

export type EmulatorOptions = {
  port: number;
  stateFile: string;
  /** Where the service receives webhooks. */
  webhookUrl: string;
};

/** What the emulator prints about itself once it listens. */
export type DemoAccount = { url: string; clientId: string; clientSecret: string; webhookId: string };

export type EmulatorRun = {
  pid: number | undefined;
  /** Rejects when it ends before it listens, or takes longer than half a minute. */
  ready: Promise<DemoAccount>;
  /** How it ended: a signal or a code. */
  ended: Promise<string>;
  close(): void;
};

/** One run of the PayPal emulator in its own process. It ends when this process ends, for whatever reason. */
export function runEmulator({ port, stateFile, webhookUrl }: EmulatorOptions): EmulatorRun {
  const child = fork(MAIN, ['--port', String(port), '--state', stateFile, '--webhook', webhookUrl, '--quiet'], {
    // In its own process group, so that Ctrl+C does not reach it: the service needs it until the last request is done.
    detached: true,
    windowsHide: true,
    execArgv: ['--disable-warning=ExperimentalWarning'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').then(
    ([code, signal]) => String(signal ?? `code ${code}`),
    (error: Error) => error.message,
  );
  const tooLate = setTimeout(() => child.kill(), READY_MS);
  const ready = Promise.race([
    once(child, 'message').then(([message]) => message as DemoAccount),
    ended.then((how) => {
      throw new Error(`The PayPal emulator did not start (${how}).`);
    }),
  ]).finally(() => clearTimeout(tooLate));
  return {
    pid: child.pid,
    ready,
    ended,
    close: () => {
      if (child.connected) child.disconnect();
    },
  };
}
