import { serve } from '../shared/serve.ts';
import type { Emulator, EmulatorOptions } from '../shared/types.ts';
import { gemini } from './vendor.ts';

export const createEmulator = (options?: EmulatorOptions): Promise<Emulator> => serve(gemini, options);
