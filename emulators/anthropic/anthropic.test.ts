import Anthropic, {
  AuthenticationError,
  BadRequestError,
  InternalServerError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
} from '@anthropic-ai/sdk';
import { describe, expect, test } from 'vitest';
import { PNG, PROMPT, pageIn } from '../testing/prompt.ts';
import { startedEmulator } from '../testing/started-emulator.ts';
import { createEmulator } from './index.ts';

const emulator = startedEmulator(createEmulator);
const client = (apiKey = 'sk-ant-demo') => new Anthropic({ apiKey, baseURL: emulator.url, maxRetries: 0 });
const question = (model: string) => ({
  model,
  max_tokens: 4096,
  system: 'Answer with JSON.',
  messages: [
    {
      role: 'user' as const,
      content: [
        { type: 'text' as const, text: PROMPT },
        { type: 'image' as const, source: { type: 'base64' as const, media_type: 'image/png' as const, data: PNG } },
      ],
    },
  ],
});
const ask = (model: string, key?: string) => client(key).messages.create(question(model));
const textOf = ({ content }: Anthropic.Message) =>
  content.map((block) => (block.type === 'text' ? block.text : '')).join('');

describe("Anthropic's emulator and Anthropic's own SDK", () => {
  test('a whole answer with its usage', async () => {
    const answer = await ask('claude-haiku-4-5');
    expect(pageIn(textOf(answer)).html).toContain('Welcome');
    expect(answer.stop_reason).toBe('end_turn');
    expect(answer.usage.input_tokens).toBe(Math.ceil(`Answer with JSON.\n${PROMPT}`.length / 4) + 258);
  });

  test('a streamed answer, gathered by the SDK', async () => {
    const stream = client().messages.stream(question('claude-haiku-4-5'));
    let deltas = 0;
    stream.on('text', () => deltas++);
    const answer = await stream.finalMessage();
    expect(deltas).toBeGreaterThan(20);
    expect(pageIn(textOf(answer)).html).toContain('Welcome');
    expect(answer.stop_reason).toBe('end_turn');
    expect(answer.usage.output_tokens).toBeGreaterThan(50);
  });

  test.each<[string, number, new (...args: never[]) => Error]>([
    ['x-401', 401, AuthenticationError],
    ['x-403', 403, PermissionDeniedError],
    ['x-404', 404, NotFoundError],
    ['x-429', 429, RateLimitError],
    ['x-500', 500, InternalServerError],
    ['x-529', 529, InternalServerError],
    ['x-blocked', 400, BadRequestError],
  ])('%s is status %i in its own class', async (model, status, kind) => {
    const error = await ask(model).catch((each) => each);
    expect(error).toBeInstanceOf(kind);
    expect(error.status).toBe(status);
  });

  test('a wrong key and a missing version', async () => {
    await expect(ask('x', 'sk-ant-invalid')).rejects.toBeInstanceOf(AuthenticationError);
    const bare = await fetch(`${emulator.baseURL}/messages`, {
      method: 'POST',
      headers: { 'x-api-key': 'k' },
      body: '{}',
    });
    expect(bare.status).toBe(400);
  });

  test('a refusal, the token limit and no text', async () => {
    expect((await ask('x-safety')).stop_reason).toBe('refusal');
    expect((await ask('x-length')).stop_reason).toBe('max_tokens');
    expect((await ask('x-empty')).content).toEqual([]);
  });

  test.each(['x-cut', 'x-fail-midway'])('%s breaks off in the middle', async (model) => {
    await expect(client().messages.stream(question(model)).finalMessage()).rejects.toThrow();
  });

  test('the list of models', async () => {
    expect((await client().models.list()).data.map(({ id }) => id)).toContain('claude-haiku-4-5');
  });

  const image = (source: object) => ({ role: 'user', content: [{ type: 'image', source }] });
  const rest = { model: 'x', max_tokens: 1 };
  test.each([
    [{ model: 'x', messages: [] }, 'max_tokens: Field required'],
    [{ ...rest, messages: [] }, 'at least one message'],
    [{ ...rest, messages: [{ role: 'system', content: 'x' }] }, "should be 'user' or 'assistant'"],
    [{ ...rest, messages: [image({ type: 'base64', media_type: 'image/bmp', data: PNG })] }, 'Input should be'],
    [
      { ...rest, messages: [image({ type: 'base64', media_type: 'image/webp', data: PNG })] },
      'appears to be a image/png',
    ],
    [{ ...rest, messages: [image({ type: 'base64', media_type: 'image/png', data: 'AAAA' })] }, 'Could not process'],
  ])('%j is refused with 400', async (body, words) => {
    const error = await client()
      .post('/v1/messages', { body })
      .catch((each: unknown) => each);
    expect(error).toBeInstanceOf(BadRequestError);
    expect(error).toMatchObject({ message: expect.stringContaining(words) });
  });
});
