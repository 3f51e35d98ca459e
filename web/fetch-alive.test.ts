import { expect, test } from 'vitest';
import { failWhenSilent } from './fetch-alive.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

test('an event stream that falls silent fails like a lost network, and the connection is given up', async () => {
  let givenUp: unknown;
  const silent = new ReadableStream<Uint8Array>({
    start: (stream) => stream.enqueue(bytes('first')),
    cancel: (reason) => {
      givenUp = reason;
    },
  });
  const reader = failWhenSilent(silent, 20).getReader();
  expect((await reader.read()).value).toEqual(bytes('first'));
  await expect(reader.read()).rejects.toThrow(TypeError);
  await expect.poll(() => givenUp).toBeInstanceOf(TypeError);
});

test('one that ends, or that is heard of now and then, is read to its end', async () => {
  const alive = new ReadableStream<Uint8Array>({
    async start(stream) {
      for (const word of ['one ', 'two ', 'three']) {
        stream.enqueue(bytes(word));
        await new Promise((resolve) => setTimeout(resolve, 5));
      }
      stream.close();
    },
  });
  expect(await new Response(failWhenSilent(alive, 5000)).text()).toBe('one two three');
});
