import type { Provider } from '../provider-keys.ts';

/** As people read them. */
export const providerNames: Record<Provider, string> = {
  gemini: 'Google Gemini',
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  compatible: 'OpenAI-compatible',
};
