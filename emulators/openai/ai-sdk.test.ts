import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { describe } from 'vitest';
import { testWithAISDK } from '../testing/ai-sdk-behaviours.ts';
import { startedEmulator } from '../testing/started-emulator.ts';
import { createEmulator } from './index.ts';

const emulator = startedEmulator(createEmulator);

describe("OpenAI's emulator and the AI SDK: responses", () => {
  testWithAISDK(emulator, (name, apiKey = 'demo-key') => createOpenAI({ apiKey, baseURL: emulator.baseURL })(name));
});

describe("OpenAI's emulator and the AI SDK: chat completions", () => {
  testWithAISDK(emulator, (name, apiKey = 'demo-key') =>
    createOpenAI({ apiKey, baseURL: emulator.baseURL }).chat(name),
  );
});

describe("OpenAI's emulator and the AI SDK: an OpenAI-compatible server", () => {
  testWithAISDK(emulator, (name, apiKey = 'demo-key') =>
    createOpenAICompatible({ name: 'own', apiKey, baseURL: emulator.baseURL, includeUsage: true })(name),
  );
});
