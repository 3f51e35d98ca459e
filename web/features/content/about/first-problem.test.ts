import { expect, test } from 'vitest';
import { firstProblem } from './first-problem.ts';

const error = (message: string) => ({ type: 'custom', message });

test('a missing title comes first, whichever section it is in', () => {
  const errors = {
    section1: { description: error('Description is required') },
    section2: { title: error('Section titles are required') },
  };
  expect(firstProblem(errors)).toEqual({ block: 'section2', text: 'Section titles are required' });
});

test('an empty feature is named by its own message', () => {
  const errors = { section1: { features: [undefined, { text: error('Every feature needs a text') }] } };
  expect(firstProblem(errors as Parameters<typeof firstProblem>[0])?.text).toBe('Every feature needs a text');
});

test('no errors, no problem', () => expect(firstProblem({})).toBeUndefined());
