import { createAnthropic } from '@ai-sdk/anthropic';
import { describe } from 'vitest';
import { testWithAISDK } from '../testing/ai-sdk-behaviours.ts';
import { startedEmulator } from '../testing/started-emulator.ts';
import { createEmulator } from './index.ts';

describe("Anthropic's emulator and the AI SDK", () => {
  const emulator = startedEmulator(createEmulator);
  testWithAISDK(emulator, (name, apiKey = 'demo-key') => createAnthropic({ apiKey, baseURL: emulator.baseURL })(name));
});
