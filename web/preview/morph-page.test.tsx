import { expect, test } from 'vitest';
import { morphPage } from './morph-page.ts';

const bodyOf = (html: string) => new DOMParser().parseFromString(`<body>${html}</body>`, 'text/html').body;
const rows = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `<p class="row">Row ${from + at}</p>\n`).join('');

/** Shows `before`, then `after`. @returns the body, and the elements that were there before */
function morphed(before: string, after: string) {
  const shown = bodyOf(before);
  const had = [...shown.querySelectorAll('*')];
  morphPage(shown, bodyOf(after));
  return { shown, had };
}

test.for([
  ['nothing', rows(0, 5), rows(0, 5)],
  ['a line put in', rows(0, 5), `${rows(0, 2)}<p>New</p>\n${rows(2, 5)}`],
  ['a line put in at the beginning', rows(0, 5), `<h1>New</h1>${rows(0, 5)}`],
  ['a line put in at the end', rows(0, 5), `${rows(0, 5)}<p>New</p>`],
  ['lines taken out', rows(0, 5), rows(0, 1) + rows(3, 5)],
  ['one of several alike taken out', '<p>a</p><p>a</p><p>a</p>', '<p>a</p><p>a</p>'],
  ['everything taken out', rows(0, 5), ''],
  ['a word changed deep inside', `<main><h1>a</h1>${rows(0, 3)}</main>`, `<main><h1>b</h1>${rows(0, 3)}</main>`],
  ['text put in beside elements', '<p>a <b>b</b></p>', '<p>a <b>b</b> c</p>'],
  ['another class around the same', `<main>${rows(0, 3)}</main>`, `<main class="x">${rows(0, 3)}</main>`],
  ['one element in place of another', '<p>a</p><p>b</p>', '<h1>a</h1><p>b</p>'],
  ['much at once', rows(0, 9), `<h1>a</h1>${rows(4, 6)}<p>x</p>${rows(20, 22)}`],
] as const)('%s: the page is as it is wanted', ([_, before, after]) => {
  expect(morphed(before, after).shown.innerHTML).toBe(bodyOf(after).innerHTML);
});

test('what does not change stays the very same element', () => {
  const { shown, had } = morphed(rows(0, 5), `${rows(0, 2)}<p>New</p>\n${rows(2, 5)}`);
  expect([...shown.children].filter((element) => had.includes(element))).toEqual(had);
});
