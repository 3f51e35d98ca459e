import OpenAI, {
  type APIError,
  AuthenticationError,
  BadRequestError,
  InternalServerError,
  NotFoundError,
  PermissionDeniedError,
  RateLimitError,
} from 'openai';
import { describe, expect, test } from 'vitest';
import { PNG, PROMPT, pageIn } from '../testing/prompt.ts';
import { startedEmulator } from '../testing/started-emulator.ts';
import { createEmulator } from './index.ts';

const emulator = startedEmulator(createEmulator);
const client = (apiKey = 'sk-demo') => new OpenAI({ apiKey, baseURL: emulator.baseURL, maxRetries: 0 });
const url = `data:image/png;base64,${PNG}`;

const messages: OpenAI.ChatCompletionMessageParam[] = [
  {
    role: 'user',
    content: [
      { type: 'text', text: PROMPT },
      { type: 'image_url', image_url: { url } },
    ],
  },
];
const input: OpenAI.Responses.ResponseInput = [
  {
    role: 'user',
    content: [
      { type: 'input_text', text: PROMPT },
      { type: 'input_image', image_url: url, detail: 'auto' },
    ],
  },
];
const chat = (model: string, key?: string) => client(key).chat.completions.create({ model, messages });
const respond = (model: string) => client().responses.create({ model, input });

const errors: [string, number, new (...args: never[]) => Error][] = [
  ['x-401', 401, AuthenticationError],
  ['x-403', 403, PermissionDeniedError],
  ['x-404', 404, NotFoundError],
  ['x-429', 429, RateLimitError],
  ['x-500', 500, InternalServerError],
  ['x-blocked', 400, BadRequestError],
];

describe("OpenAI's emulator and OpenAI's own SDK: chat completions", () => {
  test('a whole answer with its usage', async () => {
    const answer = await chat('gpt-5-mini');
    expect(pageIn(answer.choices[0]!.message.content!).html).toContain('Welcome');
    expect(answer.choices[0]?.finish_reason).toBe('stop');
    expect(answer.usage?.prompt_tokens).toBe(Math.ceil(PROMPT.length / 4) + 258);
    expect(emulator.requests[0]?.asked?.images).toEqual([{ mime: 'image/png', bytes: 70 }]);
  });

  test.each([true, false])('a streamed answer; usage at the end only when asked for (%s)', async (include_usage) => {
    const stream = await client().chat.completions.create({
      model: 'gpt-5-mini',
      messages,
      stream: true,
      stream_options: { include_usage },
    });
    const chunks = [];
    for await (const chunk of stream) chunks.push(chunk);
    expect(pageIn(chunks.map((chunk) => chunk.choices[0]?.delta.content ?? '').join('')).html).toContain('Welcome');
    expect(chunks.some((chunk) => chunk.choices[0]?.finish_reason === 'stop')).toBe(true);
    expect(chunks.at(-1)?.usage !== undefined).toBe(include_usage);
  });

  test.each(errors)('%s is status %i in its own class', async (model, status, kind) => {
    const error = await chat(model).catch((each) => each);
    expect(error).toBeInstanceOf(kind);
    expect(error.status).toBe(status);
  });

  test('a wrong key is named masked, a 429 says how long to wait', async () => {
    const wrong = await chat('x', 'sk-invalid-1234567890').catch((each) => each);
    expect(wrong).toMatchObject({ status: 401, code: 'invalid_api_key' });
    expect(wrong.message).not.toContain('sk-invalid-1234567890');
    const busy = await chat('x-429').catch((each) => each);
    expect(busy.headers.get('retry-after')).toBe('1');
  });

  test('a refusal and the token limit', async () => {
    expect((await chat('x-safety')).choices[0]?.message).toMatchObject({ content: null, refusal: expect.any(String) });
    expect((await chat('x-length')).choices[0]?.finish_reason).toBe('length');
  });

  test.each(['x-cut', 'x-fail-midway'])('%s breaks off in the middle', async (model) => {
    const read = async () => {
      for await (const _ of await client().chat.completions.create({ model, messages, stream: true }));
    };
    await expect(read()).rejects.toThrow();
  });

  test('the list of models', async () => {
    expect((await client().models.list()).data.map(({ id }) => id)).toContain('gpt-5-mini');
  });

  test.each([
    [{ messages }, 'model parameter'],
    [{ model: 'x', messages: [] }, 'empty array'],
    [{ model: 'x', messages: [{ role: 'bot', content: 'x' }] }, "Invalid value: 'bot'"],
    [
      { model: 'x', messages: [{ role: 'user', content: 'x' }], response_format: { type: 'json_object' } },
      "word 'json'",
    ],
    [
      { model: 'x', messages: [{ role: 'user', content: [{ type: 'image_url', image_url: { url: 'https://a.b' } }] }] },
      'data URL',
    ],
  ])('%j is refused with 400', async (body, words) => {
    const error = await client()
      .post('/chat/completions', { body })
      .catch((each: unknown) => each);
    expect(error).toBeInstanceOf(BadRequestError);
    expect(error).toMatchObject({ message: expect.stringContaining(words), type: 'invalid_request_error' });
  });
});

describe("OpenAI's emulator and OpenAI's own SDK: responses", () => {
  test('a whole answer with its usage', async () => {
    const answer = await respond('gpt-5-mini');
    expect(answer.status).toBe('completed');
    expect(pageIn(answer.output_text).html).toContain('Welcome');
    expect(answer.usage?.input_tokens).toBe(Math.ceil(PROMPT.length / 4) + 258);
  });

  test('a streamed answer, gathered by the SDK', async () => {
    const stream = client().responses.stream({ model: 'gpt-5-mini', input });
    let deltas = 0;
    stream.on('response.output_text.delta', () => deltas++);
    const final = await stream.finalResponse();
    expect(deltas).toBeGreaterThan(20);
    expect(pageIn(final.output_text).html).toContain('Welcome');
    expect(final.usage?.output_tokens).toBeGreaterThan(50);
  });

  test.each(errors)('%s is status %i in its own class', async (model, status, kind) => {
    const error = await respond(model).catch((each) => each);
    expect(error).toBeInstanceOf(kind);
    expect((error as APIError).status).toBe(status);
  });

  test('a refusal and the token limit', async () => {
    const refused = await respond('x-safety');
    expect(refused.output[0]).toMatchObject({ content: [{ type: 'refusal' }] });
    expect(await respond('x-length')).toMatchObject({
      status: 'incomplete',
      incomplete_details: { reason: 'max_output_tokens' },
    });
  });

  test('a failure in the middle is an event', async () => {
    const stream = await client().responses.create({ model: 'x-fail-midway', input, stream: true });
    const types = [];
    for await (const event of stream) types.push(event.type);
    expect(types.at(-1)).toBe('response.failed');
  });
});
