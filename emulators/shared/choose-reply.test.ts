import { expect, test } from 'vitest';
import { replyChooser } from './choose-reply.ts';
import { askedFrom } from './turns.ts';

const asked = (model: string) => askedFrom([], { model, stream: false, json: false });

test('the script comes first, then the model, then the key', () => {
  const choose = replyChooser([{ text: 'scripted' }]);
  expect(choose(asked('x-slow'), 'k-401')).toEqual({ text: 'scripted' });
  expect(choose(asked('x-slow'), 'k-401')).toEqual({ delayMs: 150 });
  expect(choose(asked('x'), 'k-401')).toEqual({ status: 401 });
  expect(choose(asked('claude-haiku-4-5'), 'k')).toEqual({});
});

test('a function decides by what is asked and may leave it to the names', () => {
  const choose = replyChooser(({ key }) => (key === 'bad' ? { status: 403 } : undefined));
  expect(choose(asked('x'), 'bad')).toEqual({ status: 403 });
  expect(choose(asked('x-hang'), 'good')).toEqual({ hang: true });
});

test('once is once per name', () => {
  const choose = replyChooser(undefined);
  expect(choose(asked('x-429-once'), 'k')).toEqual({ status: 429, retryAfter: 1 });
  expect(choose(asked('x-429-once'), 'k')).toEqual({});
  expect(choose(asked('y-429-once'), 'k')).toEqual({ status: 429, retryAfter: 1 });
});
