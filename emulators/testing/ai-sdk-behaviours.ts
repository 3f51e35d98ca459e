import { APICallError, generateText, type LanguageModel, streamText } from 'ai';
import { expect, test } from 'vitest';
import type { Emulator } from '../shared/types.ts';
import { PNG, PROMPT, pageIn } from './prompt.ts';

const messages = [
  {
    role: 'user' as const,
    content: [
      { type: 'text' as const, text: PROMPT },
      { type: 'file' as const, data: Buffer.from(PNG, 'base64'), mediaType: 'image/png' },
    ],
  },
];

const ask = (model: LanguageModel) => generateText({ model, messages, maxRetries: 0 });

/** What every vendor's emulator owes the AI SDK, whichever provider talks to it. */
export function testWithAISDK(emulator: Emulator, modelOf: (name: string, key?: string) => LanguageModel) {
  test('a whole answer with picture and usage', async () => {
    const { text, usage, finishReason } = await ask(modelOf('demo'));
    expect(pageIn(text).html).toContain('Welcome');
    expect(finishReason).toBe('stop');
    expect(usage.inputTokens).toBe(Math.ceil(PROMPT.length / 4) + 258);
    expect(usage.outputTokens).toBeGreaterThan(50);
    expect(emulator.requests[0]?.asked).toMatchObject({ model: 'demo', images: [{ mime: 'image/png', bytes: 70 }] });
  });

  test('a streamed answer with usage', async () => {
    const result = streamText({ model: modelOf('demo'), messages, maxRetries: 0 });
    const chunks: string[] = [];
    for await (const chunk of result.textStream) chunks.push(chunk);
    expect(chunks.length).toBeGreaterThan(20);
    expect(pageIn(chunks.join('')).html).toContain('Welcome');
    expect((await result.usage).outputTokens).toBeGreaterThan(50);
    expect(await result.finishReason).toBe('stop');
  });

  test.each([401, 403, 404, 429, 500, 503])('status %i is an APICallError', async (status) => {
    const error = await ask(modelOf(`demo-${status}`)).catch((each) => each);
    expect(APICallError.isInstance(error)).toBe(true);
    expect(error.statusCode).toBe(status);
    expect(error.responseHeaders?.['retry-after']).toBe(status === 429 ? '1' : undefined);
  });

  test('429 once, then fine, within the retries of the SDK', async () => {
    const { text } = await generateText({ model: modelOf('demo-429-once'), messages, maxRetries: 1 });
    expect(pageIn(text).html).toContain('Welcome');
    expect(emulator.requests.map(({ status }) => status)).toEqual([429, 200]);
  });

  test('the script of a separate process is chosen by the key too', async () => {
    const error = await ask(modelOf('demo', 'demo-key-403')).catch((each) => each);
    expect(error).toMatchObject({ statusCode: 403 });
    const echo = await ask(modelOf('demo-echo', 'demo-key-1234')).catch((each) => each);
    expect(echo.responseBody).toContain('demo-key-1234');
  });

  test('a refusal, the token limit and no text', async () => {
    expect(await ask(modelOf('demo-safety'))).toMatchObject({ finishReason: 'content-filter' });
    expect(await ask(modelOf('demo-length'))).toMatchObject({ finishReason: 'length' });
    expect(await ask(modelOf('demo-empty'))).toMatchObject({ text: '' });
  });

  test('broken JSON does not parse, and no JSON holds no brace', async () => {
    const broken = await ask(modelOf('demo-broken-json'));
    expect(() => pageIn(broken.text)).toThrow();
    expect((await ask(modelOf('demo-no-json'))).text).not.toContain('{');
  });

  test.each(['demo-cut', 'demo-fail-midway'])('%s gives some text, then an error', async (name) => {
    const errors: unknown[] = [];
    const result = streamText({
      model: modelOf(name),
      messages,
      maxRetries: 0,
      onError: ({ error }) => void errors.push(error),
    });
    let text = '';
    try {
      for await (const chunk of result.textStream) text += chunk;
    } catch (error) {
      errors.push(error);
    }
    expect(text).not.toBe('');
    expect(errors).not.toEqual([]);
  });

  test('the client gives up on one that hangs, and it is recorded', async () => {
    const abort = new AbortController();
    const asked = generateText({ model: modelOf('demo-hang'), messages, maxRetries: 0, abortSignal: abort.signal });
    const failed = expect(asked).rejects.toThrow();
    await expect.poll(() => emulator.requests[0]?.asked).toBeDefined();
    abort.abort();
    await failed;
    await emulator.requests[0]?.done;
    expect(emulator.requests[0]).toMatchObject({ aborted: true, status: 0 });
  });

  test('giving up in the middle of a slow stream is recorded', async () => {
    const abort = new AbortController();
    const model = modelOf('demo-slow');
    const result = streamText({ model, messages, maxRetries: 0, abortSignal: abort.signal, onError: () => {} });
    for await (const _ of result.textStream) abort.abort();
    await emulator.requests[0]?.done;
    expect(emulator.requests[0]).toMatchObject({ aborted: true, status: 200 });
  });
}
