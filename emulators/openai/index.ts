import { serve } from '../shared/serve.ts';
import type { Emulator, EmulatorOptions } from '../shared/types.ts';
import { openai } from './vendor.ts';

export const createEmulator = (options?: EmulatorOptions): Promise<Emulator> => serve(openai, options);
