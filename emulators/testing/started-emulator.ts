import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Emulator, EmulatorOptions } from '../shared/types.ts';

/** One emulator for the tests of a file, emptied before each. Read its fields inside the tests only. */
export function startedEmulator(create: (options?: EmulatorOptions) => Promise<Emulator>): Emulator {
  const emulator = {} as Emulator;
  beforeAll(async () => void Object.assign(emulator, await create()));
  beforeEach(() => emulator.reset());
  afterAll(() => emulator.close());
  return emulator;
}
