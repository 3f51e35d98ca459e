import { serve } from '../shared/serve.ts';
import type { Emulator, EmulatorOptions } from '../shared/types.ts';
import { anthropic } from './vendor.ts';

export const createEmulator = (options?: EmulatorOptions): Promise<Emulator> => serve(anthropic, options);
