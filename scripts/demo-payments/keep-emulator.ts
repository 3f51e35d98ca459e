import { setTimeout as delay } from 'node:timers/promises';
import { type DemoAccount, type EmulatorOptions, runEmulator } from './run-emulator.ts';

/** Pause before the next start (ms), doubled after each start that failed, up to the cap. */
const PAUSE = { firstMs: 500, capMs: 30_000 };

export type KeptEmulator = DemoAccount & {
  readonly pid: number | undefined;
  close(): Promise<void>;
};

/**
 * Runs the PayPal emulator, and starts it again at the same address whenever it ends.
 * @param say tells a person what happened
 * @throws when the first start fails
 */
export async function keepEmulator(options: EmulatorOptions, say: (line: string) => void): Promise<KeptEmulator> {
  let closing = false;
  let run = runEmulator(options);
  const account = await run.ready;
  const kept = keep();

  async function keep(): Promise<void> {
    let pause = PAUSE.firstMs;
    for (;;) {
      const how = await run.ended;
      if (closing) return;
      say(`The PayPal emulator ended (${how}); it is started again.`);
      await delay(pause, undefined, { ref: false });
      if (closing) return;
      run = runEmulator(options);
      const isReady = await run.ready.then(
        () => true,
        () => false,
      );
      pause = isReady ? PAUSE.firstMs : Math.min(pause * 2, PAUSE.capMs);
    }
  }

  return {
    ...account,
    get pid() {
      return run.pid;
    },
    async close() {
      closing = true;
      run.close();
      await Promise.all([run.ended, kept]);
    },
  };
}
