import { expect, test } from 'vitest';
import { estimateCost } from './prices.ts';

const tokens = { inputTokens: 1_000_000, outputTokens: 100_000 };

test('cost is in millionths of a dollar, by the price per million tokens', () => {
  expect(estimateCost('openai', 'gpt-5-mini', tokens)).toBe(450_000);
  expect(estimateCost('anthropic', 'claude-haiku-4-5-20251001', tokens)).toBe(1_500_000);
});

test('a price that is only published until a day holds until then', () => {
  expect(estimateCost('gemini', 'gemini-flash-latest', tokens, new Date('2026-12-31'))).toBe(1_125_000);
  expect(estimateCost('gemini', 'gemini-flash-latest', tokens, new Date('2027-01-01'))).toBe(2_250_000);
});

test.each(['llava', '', 'constructor', '__proto__'])('model %j has no known price', (model) => {
  expect(estimateCost('compatible', model, tokens)).toBe(0);
  expect(estimateCost('openai', model, tokens)).toBe(0);
});
