import { createAnthropic } from '@ai-sdk/anthropic';
import { createGoogle } from '@ai-sdk/google';
import { createOpenAI } from '@ai-sdk/openai';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { baseUrlOf, type Endpoint } from './base-url.ts';

export type FetchFunction = typeof fetch;

export type ModelAccess = Endpoint & { model: string; key: string };

/**
 * The model behind a key, for `generateText` and `streamText`. Nothing is sent before one of them is called.
 * @param fetch judges where calls may go (`outbound.fetch`)
 */
export function createModel({ provider, model, key, baseURL }: ModelAccess, fetch: FetchFunction): LanguageModel {
  // The address is always given: the SDKs would otherwise take one from the environment, and send the key there.
  const settings = { apiKey: key, baseURL: baseUrlOf({ provider, baseURL }), fetch };
  switch (provider) {
    case 'gemini':
      return createGoogle(settings)(model);
    case 'openai':
      // Chat completions store nothing at the vendor's by default; responses would.
      return createOpenAI(settings).chat(model);
    case 'anthropic':
      return createAnthropic(settings)(model);
    case 'compatible':
      return createOpenAICompatible({ ...settings, name: 'compatible', includeUsage: true })(model);
  }
}
