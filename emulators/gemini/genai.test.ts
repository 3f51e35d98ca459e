import { ApiError, GoogleGenAI } from '@google/genai';
import { describe, expect, test } from 'vitest';
import { PNG, PROMPT, pageIn } from '../testing/prompt.ts';
import { startedEmulator } from '../testing/started-emulator.ts';
import { createEmulator } from './index.ts';

const emulator = startedEmulator(createEmulator);
const client = (apiKey = 'AIza-demo') => new GoogleGenAI({ apiKey, httpOptions: { baseUrl: emulator.url } });
const contents = [{ role: 'user', parts: [{ text: PROMPT }, { inlineData: { mimeType: 'image/png', data: PNG } }] }];
const ask = (model: string, key?: string) => client(key).models.generateContent({ model, contents });
const stream = (model: string) => client().models.generateContentStream({ model, contents });

describe("Gemini's emulator and Google's own SDK", () => {
  test('a whole answer with its usage', async () => {
    const answer = await ask('gemini-flash-latest');
    expect(pageIn(answer.text!).html).toContain('Welcome');
    expect(answer.candidates?.[0]?.finishReason).toBe('STOP');
    const usage = answer.usageMetadata!;
    expect(usage.promptTokenCount).toBe(Math.ceil(PROMPT.length / 4) + 258);
    expect(usage.totalTokenCount).toBe(
      usage.promptTokenCount! + usage.candidatesTokenCount! + usage.thoughtsTokenCount!,
    );
    expect(emulator.requests[0]).toMatchObject({ key: 'AIza-demo', status: 200, asked: { stream: false } });
    expect(emulator.requests[0]?.asked?.images).toEqual([{ mime: 'image/png', bytes: 70 }]);
  });

  test('a streamed answer in many chunks', async () => {
    const chunks = [];
    for await (const chunk of await stream('gemini-flash-latest')) chunks.push(chunk);
    expect(chunks.length).toBeGreaterThan(20);
    expect(pageIn(chunks.map((chunk) => chunk.text ?? '').join('')).html).toContain('Welcome');
    expect(chunks.at(-1)?.candidates?.[0]?.finishReason).toBe('STOP');
    expect(chunks.at(-1)?.usageMetadata?.candidatesTokenCount).toBeGreaterThan(50);
  });

  test('the list of models', async () => {
    const names = [];
    for await (const model of await client().models.list()) names.push(model.name);
    expect(names).toContain('models/gemini-flash-latest');
  });

  test.each([
    ['gemini-x-401', 401, 'UNAUTHENTICATED'],
    ['gemini-x-403', 403, 'PERMISSION_DENIED'],
    ['gemini-x-404', 404, 'NOT_FOUND'],
    ['gemini-x-429', 429, 'RetryInfo'],
    ['gemini-x-500', 500, 'INTERNAL'],
    ['gemini-x-503', 503, 'UNAVAILABLE'],
  ])('%s is an ApiError of status %i', async (model, status, words) => {
    const error = await ask(model).catch((each) => each);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status, message: expect.stringContaining(words) });
  });

  test('a wrong key is refused with 400, as Google does, and a missing one with 403', async () => {
    await expect(ask('gemini-x', 'invalid-key')).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('API_KEY_INVALID'),
    });
    const bare = await fetch(`${emulator.baseURL}/models/x:generateContent`, { method: 'POST', body: '{}' });
    expect(bare.status).toBe(403);
  });

  test('the key may stand in the address', async () => {
    const response = await fetch(`${emulator.baseURL}/models?key=AIza-demo`);
    expect(response.status).toBe(200);
    expect(emulator.requests[0]?.key).toBe('AIza-demo');
  });

  test('safety, a blocked prompt, the token limit and no text', async () => {
    expect((await ask('gemini-x-safety')).candidates?.[0]).toMatchObject({ finishReason: 'SAFETY' });
    const blocked = await ask('gemini-x-blocked');
    expect(blocked.candidates).toBeUndefined();
    expect(blocked.promptFeedback?.blockReason).toBe('PROHIBITED_CONTENT');
    expect((await ask('gemini-x-length')).candidates?.[0]?.finishReason).toBe('MAX_TOKENS');
    expect((await ask('gemini-x-empty')).text ?? '').toBe('');
  });

  test('a cut stream breaks off', async () => {
    const read = async () => {
      for await (const _ of await stream('gemini-x-cut'));
    };
    await expect(read()).rejects.toThrow();
    await emulator.requests[0]?.done;
    expect(emulator.requests[0]).toMatchObject({ status: 200, aborted: false });
  });

  test.each([
    [{}, 'contents is not specified'],
    [{ contents: [{ parts: [] }] }, 'parts must not be empty'],
    [{ contents: [{ role: 'assistant', parts: [{ text: 'x' }] }] }, 'valid role'],
    [{ contents: [{ parts: [{ text: 'x' }] }], messages: [] }, 'Unknown name "messages"'],
    [{ contents: [{ parts: [{ inlineData: { mimeType: 'image/bmp', data: PNG } }] }] }, 'Unsupported MIME type'],
    [{ contents: [{ parts: [{ inlineData: { mimeType: 'image/png', data: 'AAAA' } }] }] }, 'image is not valid'],
  ])('%j is refused with 400', async (body, words) => {
    const response = await fetch(`${emulator.baseURL}/models/x:generateContent?key=k`, {
      method: 'POST',
      body: JSON.stringify(body),
    });
    const { error } = (await response.json()) as { error: { code: number; status: string; message: string } };
    expect(error).toMatchObject({ code: 400, status: 'INVALID_ARGUMENT', message: expect.stringContaining(words) });
  });
});
