import type { Provider } from '#contract/provider-keys.ts';

/** US dollars per million tokens. Reasoning tokens are billed as output. */
type Price = { input: number; output: number };

const prices: Record<Provider, Record<string, Price>> = { gemini: {}, openai: {}, anthropic: {}, compatible: {} };

/** @returns the estimated cost in millionths of a US dollar; 0 when the model's price is not known */
export function estimateCost(
  provider: Provider,
  model: string,
  { inputTokens, outputTokens }: { inputTokens: number; outputTokens: number },
): number {
  const price = prices[provider][withoutDate(model)];
  return price ? Math.round(inputTokens * price.input + outputTokens * price.output) : 0;
}

/** `claude-haiku-4-5-20251001` and `gpt-5-mini-2025-08-07` cost what the names without dates cost. */
const withoutDate = (model: string) => model.replace(/-\d{4}-?\d{2}-?\d{2}$/, '');
