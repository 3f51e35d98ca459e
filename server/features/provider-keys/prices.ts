import type { Provider } from '#contract/provider-keys.ts';

/** US dollars per million tokens, without discounts for cached input. Tokens spent on thinking count as output. */
type Price = { input: number; output: number; until?: { day: string; input: number; output: number } };

// https://ai.google.dev/gemini-api/docs/pricing, as transcribed by api-evangelist/deepmind on 2026-10-07; prompts up
// to 200,000 tokens. The flash models since 3.6 cost half until the end of 2026, and the alias means one of them.
const newFlash: Price = { input: 1.5, output: 7.5, until: { day: '2027-01-01', input: 0.75, output: 3.75 } };
const gemini: Record<string, Price> = {
  'gemini-flash-latest': newFlash,
  'gemini-3.8-flash': newFlash,
  'gemini-3.7-flash': newFlash,
  'gemini-3.6-flash': newFlash,
  'gemini-3.5-flash': { input: 1.5, output: 9 },
  'gemini-3.5-flash-lite': { input: 0.3, output: 2.5 },
  'gemini-3.1-pro-preview': { input: 2, output: 12 },
  'gemini-2.5-pro': { input: 1.25, output: 10 },
  'gemini-2.5-flash': { input: 0.3, output: 2.5 },
};

// https://developers.openai.com/api/docs/pricing, as in github/docs data/tables/copilot/models-and-pricing.yml, which
// bills the vendors' prices; GPT-6 as in the release notes 1.0.21 to 1.0.24 of TheKrush/PromptFuel, audited 2026-10.
const openai: Record<string, Price> = {
  'gpt-5-mini': { input: 0.25, output: 2 },
  'gpt-5.4': { input: 2.5, output: 15 },
  'gpt-5.4-mini': { input: 0.75, output: 4.5 },
  'gpt-5.4-nano': { input: 0.2, output: 1.25 },
  'gpt-5.6-luna': { input: 0.2, output: 1.2 },
  'gpt-5.6-terra': { input: 2, output: 12 },
  'gpt-6-luna': { input: 0.1, output: 0.5 },
  'gpt-6-sol': { input: 2, output: 10 },
  'gpt-6.1-terra': { input: 1, output: 5 },
  'gpt-6.1-sol': { input: 2, output: 10 },
};

// https://docs.anthropic.com/en/docs/about-claude/pricing, from the same two places.
const anthropic: Record<string, Price> = {
  'claude-haiku-4-5': { input: 1, output: 5 },
  'claude-sonnet-4-5': { input: 3, output: 15 },
  'claude-sonnet-4-6': { input: 3, output: 15 },
  'claude-sonnet-5': { input: 2, output: 10 },
  'claude-opus-4-8': { input: 5, output: 25 },
  'claude-opus-5': { input: 5, output: 25 },
  'claude-haiku-5-5': { input: 0.1, output: 0.5 },
  'claude-sonnet-5-5': { input: 2, output: 10 },
  'claude-opus-5-5': { input: 4, output: 20 },
};

const known = (list: Record<string, Price>) => new Map(Object.entries(list));
const prices: Record<Provider, Map<string, Price>> = {
  gemini: known(gemini),
  openai: known(openai),
  anthropic: known(anthropic),
  compatible: new Map(),
};

export type Tokens = { inputTokens: number; outputTokens: number };

/** @returns the estimated cost in millionths of a US dollar; 0 when the model's price is not known */
export function estimateCost(provider: Provider, model: string, tokens: Tokens, at = new Date()): number {
  const price = prices[provider].get(withoutDate(model));
  if (!price) return 0;
  const { input, output } = price.until && at < new Date(price.until.day) ? price.until : price;
  return Math.round(tokens.inputTokens * input + tokens.outputTokens * output);
}

/** `claude-haiku-4-5-20251001` and `gpt-5-mini-2025-08-07` cost what the names without dates cost. */
const withoutDate = (model: string) => model.replace(/-\d{4}-?\d{2}-?\d{2}$/, '');
