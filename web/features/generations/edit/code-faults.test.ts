import { expect, test } from 'vitest';
import { codeFaults, unfinishedParts } from './code-faults.ts';
import { examples } from './testing/examples.ts';

const page = (middle: string) =>
  `<!doctype html><html lang="en"><head><title>A < b</title><style>p > a { color: red }</style></head>
<body>\n<p class="lead" hidden>5 < 6 &amp; x<br/></p>${middle}
<h2 data-a='1' id=two>Two</h2><svg viewBox="0 0 1 1"><path d="M0 0" /></svg><!-- <p -->
</body></html>`;
const EMPTY = { html: '', css: '' };
const saved = { html: page(''), css: '' };
const faultsOf = (middle: string) => codeFaults({ html: page(middle), css: '' }, saved);
const unfinishedIn = (html: string) => unfinishedParts({ html, css: '' }, EMPTY);

test('a page that is complete has none', () => {
  expect(codeFaults(saved, EMPTY)).toEqual([]);
  for (const { html, css } of Object.values(examples)) expect(codeFaults({ html, css }, EMPTY)).toEqual([]);
});

test.each([
  ...['<', '</', '<!'],
  ...['<h', '<h2', '<h2 ', '<h2 class', '<h2 class=', '<h2 class="', '<h2 class="a', '<h2 class="a"', '</h', '</h2'],
  ...['<!-', '<!-- all', '<style>', '<title>', '<textarea>', '<noscript>', "<p title='x"],
])('%s is unfinished as long as it is typed', (typed) => {
  expect(unfinishedIn(page(typed).replace('<!-- <p -->', ''))).toMatchObject([{ language: 'html', line: 3 }]);
});

test('a comment that the next one ends is one', () => {
  expect(unfinishedIn(page('<!-- all'))).toMatchObject([{ reason: expect.stringContaining('A comment has no end') }]);
});

test.each([
  '<h2></h2>',
  '<h2 class="a > b"></h2>',
  '<a href=?a=b></a>',
  '<!-- all -->',
  '<p hidden/>',
  '<p>One<p>Two',
  '<ul><li>One<li>Two</ul>',
  '<table><tr><td>One</table>',
  '<noscript><img src="a.png"></noscript>',
  '<template><tr><td></td></tr></template>',
  '5 < 6',
  '1 <2',
  '<svg><g><path d="M0 0"></path><circle r="1"/></g></svg>',
  '<img src="a.png"><br><input>',
])('%s is read as it is written', (typed) => expect(faultsOf(typed)).toEqual([]));

test.each([
  ['\n<div class="', '“<div class="” is not complete.'],
  ['\n<style>', '“<style>” has no end tag.'],
  ['\n<section>', '“<section>” has no end tag.'],
  ['\n<select><option>One', '“<select>” has no end tag.'],
  ['\n</div>', '“</div>” ends nothing.'],
  ['\n<td>One</p>', '“<td>” may not stand here.'],
])('%j says what is wrong with it, and where', (typed, reason) => {
  expect(faultsOf(typed)).toContainEqual({ language: 'html', at: page('').indexOf('\n<h2') + 1, line: 4, reason });
});

test('a long tag is quoted as far as a sentence goes', () => {
  const [fault] = faultsOf(`<div class="${'a'.repeat(99)}`);
  expect(fault?.reason).toBe(`“<div class="${'a'.repeat(18)}…” is not complete.`);
});

test('what was there when the page was saved is not told again, wherever it has gone', () => {
  const broken = { html: page('<section><p'), css: 'a { color: red' };
  expect(codeFaults(broken, broken)).toEqual([]);
  expect(codeFaults({ ...broken, html: `<!-- mine -->\n${broken.html}\n<!-- mine -->` }, broken)).toEqual([]);
  expect(codeFaults({ ...broken, html: page('<section>') }, broken)).toEqual([]);
  expect(codeFaults({ ...broken, html: page('<section><p\n<a') }, broken)).toMatchObject([{ line: 4 }]);
});

test.each([
  ['a { color: red }\n@media print { a { color: "}" } /* { */ }', undefined],
  ['b { }\na { color: red\nb { color: blue }', 'This “{” has no “}”.'],
  ['a { }\n/* b { }', 'A comment has no end (“*/”).'],
  ['a { }\n} b { }', 'This “}” ends nothing.'],
])('the style sheet %j', (css, reason) => {
  expect(codeFaults({ ...saved, css }, saved)).toMatchObject(reason ? [{ language: 'css', line: 2, reason }] : []);
});
