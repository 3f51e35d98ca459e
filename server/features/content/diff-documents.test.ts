import { expect, test } from 'vitest';
import { diffDocuments } from './diff-documents.ts';

test('a changed field is named by its place', () => {
  expect(diffDocuments({ a: { b: 'x' }, c: true }, { a: { b: 'y' }, c: true })).toEqual([
    { path: 'a.b', before: 'x', after: 'y' },
  ]);
});

test('an entry put in front does not make the others differ', () => {
  const before = [{ _id: '1', title: 'One', order: 0 }];
  const after = [{ _id: '2', title: 'Two', order: 1 }, ...before];
  expect(diffDocuments(before, after)).toEqual([
    { path: 'Two.title', before: null, after: 'Two' },
    { path: 'Two.order', before: null, after: '1' },
  ]);
});

test('entries without a name are numbered from 1, namesakes counted', () => {
  expect(diffDocuments([{ text: 'a' }], [{ text: 'b' }])).toEqual([{ path: '1.text', before: 'a', after: 'b' }]);
  const twice = [
    { title: 'T.1', n: 1 },
    { title: 'T.1', n: 2 },
  ];
  expect(diffDocuments(twice, [twice[0], { title: 'T.1', n: 3 }])).toEqual([
    { path: 'T 1 (2).n', before: '2', after: '3' },
  ]);
});

test('equal documents have no differences', () => {
  expect(diffDocuments({ a: [1, 2] }, { a: [1, 2] })).toEqual([]);
});
