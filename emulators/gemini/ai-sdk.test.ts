import { createGoogle } from '@ai-sdk/google';
import { describe } from 'vitest';
import { testWithAISDK } from '../testing/ai-sdk-behaviours.ts';
import { startedEmulator } from '../testing/started-emulator.ts';
import { createEmulator } from './index.ts';

describe("Gemini's emulator and the AI SDK", () => {
  const emulator = startedEmulator(createEmulator);
  testWithAISDK(emulator, (name, apiKey = 'demo-key') => createGoogle({ apiKey, baseURL: emulator.baseURL })(name));
});
