import { expect, test } from 'vitest';
import { countBrokenTags, countOpenBlocks } from './broken-tags.ts';
import { examples } from './testing/examples.ts';

const page = (middle: string) =>
  `<!doctype html><html lang="en"><head><title>A < b</title><style>p > a { color: red }</style></head>
<body>\n<p class="lead" hidden>5 < 6 &amp; x<br/></p>${middle}
<h2 data-a='1' id=two>Two</h2><svg viewBox="0 0 1 1"><path d="M0 0" /></svg><!-- <p -->
</body></html>`;

test('a page that is complete has none', () => {
  expect(countBrokenTags(page(''))).toBe(0);
  for (const { html } of Object.values(examples)) expect(countBrokenTags(html)).toBe(0);
});

test.each([
  ...['<', '</', '<!'],
  ...['<h', '<h2', '<h2 ', '<h2 class', '<h2 class=', '<h2 class="', '<h2 class="a', '<h2 class="a"', '</h', '</h2'],
  ...['<!-', '<!-- all', '<style>', '<title>', '<textarea>', "<p title='x"],
])('%s is one as long as it is typed', (typed) => {
  expect(countBrokenTags(page(typed).replace('<!-- <p -->', ''))).toBeGreaterThan(0);
});

test('a comment that the next one ends is one', () => {
  expect(countBrokenTags(page('<!-- all'))).toBe(1);
});

test.each([
  '<h2>',
  '<h2 class="a">',
  '<h2 class="a > b"></h2>',
  '</h2>',
  '<!-- all -->',
  '<p hidden/>',
  'a <b> c',
  '5 < 6',
  '1 <2',
])('%s is complete', (typed) => expect(countBrokenTags(page(typed))).toBe(0));

test('a style sheet is open between a brace and its end', () => {
  expect(countOpenBlocks('a { color: red }\n@media print { a { color: "}" } /* { */ }')).toBe(0);
  expect(countOpenBlocks('a { color: red\nb { color: blue }')).toBe(1);
  expect(countOpenBlocks('a { } /* b { }')).toBe(1);
});
