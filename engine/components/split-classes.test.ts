import { expect, it } from 'vitest';
import { splitClasses } from './split-classes.ts';

const words = (text: string): string[] => text.split(' ');

it('takes the boolean that decides most classes', () => {
  const lists = [words('card bg-dark text-white mt-2'), words('card border'), words('card border mt-2')];
  const flags = [
    { name: 'last', has: [false, false, true] },
    { name: 'featured', has: [true, false, false] },
  ];
  expect(splitClasses(lists, flags)).toEqual({
    common: ['card'],
    decision: { name: 'featured', yes: ['bg-dark', 'text-white'], no: ['border'] },
    rest: ['mt-2', '', 'mt-2'],
  });
});

it('leaves out instances that have not the element', () => {
  expect(splitClasses([['a', 'b'], undefined, ['a']], [{ name: 'open', has: [true, false, false] }])).toEqual({
    common: ['a'],
    decision: { name: 'open', yes: ['b'], no: [] },
    rest: ['', undefined, ''],
  });
});
