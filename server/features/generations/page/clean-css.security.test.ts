import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanCss } from './clean-css.ts';

const clean = (css: string) => cleanCss(css, (address) => (address.startsWith('image-') ? address : 'none'));

describe('whatever a browser would read as an address goes through the rewrite', () => {
  test.each([
    ['plain', 'a{b:url(//e)}', 'a{b:url("none")}'],
    ['quoted', `a{b:url( '//e' )}`, 'a{b:url( "none" )}'],
    ['in capitals', 'a{b:URL(//e)}', 'a{b:url("none")}'],
    ['with an escape in its name', String.raw`a{b:\75rl(//e)}`, 'a{b:dropped(//e)}'],
    ['with a long escape in its name', String.raw`a{b:u\000072 l("//e")}`, 'a{b:dropped("//e")}'],
    ['with an escape in its address', String.raw`a{b:url("\2f/e")}`, 'a{b:url("none")}'],
    ['with a bracket in its string', 'a{b:url("a)b")}', 'a{b:url("none")}'],
    ['with an escaped quote in its string', String.raw`a{b:url("\"//e")}`, 'a{b:url("none")}'],
    ['with an escaped bracket', String.raw`a{b:url(a\)b)}`, 'a{b:url("none")}'],
    ['with a comment, which is none in there', 'a{b:url(/**/"//e")}', 'a{b:dropped()}'],
    ['with a second one behind a fragment', 'a{b:url("#g) url(//e")}', 'a{b:url("#g) url(//e")}'],
    ['with another one behind a fragment', `a{b:url('#g');c:url(//e)}`, `a{b:url('#g');c:url("none")}`],
    ['with a fragment that is none', 'a{b:url("/#g")}', 'a{b:url("none")}'],
    ['cut off', 'a{b:url(//e', 'a{b:url("none")'],
    ['cut off in a string', 'a{b:url("//e', 'a{b:url("none"'],
    ['with a line break in its string', 'a{b:url("//e\n)}', 'a{b:url("none")}'],
    ['behind an unclosed string', 'a{b:"x\n;c:url(//e)}', 'a{b:"x\n;c:url("none")}'],
    ['behind an unclosed block', 'a{b{c[d(url(//e)', 'a{b{c[d(url("none")'],
    ['between comments', 'a{b:/* url( */url(//e)/* ) */}', 'a{b:/* url( */url("none")/* ) */}'],
    ['behind a comment that a string seems to hold', `a{b:"/*";c:url(//e);d:"*/"}`, `a{b:"/*";c:url("none");d:"*/"}`],
    ['in a variable', ':root{--a:url(//e)}', ':root{--a:url("none")}'],
    [
      'in a nested rule',
      'a{&:hover{b:url(//e)}@media print{b:url(//e)}}',
      'a{&:hover{b:url("none")}@media print{b:url("none")}}',
    ],
    [
      'of a font',
      '@font-face{src:local(A),url(//e) format("woff2")}',
      '@font-face{src:local(A),url("none") format("woff2")}',
    ],
    ['of a property', '@property --a{initial-value:url(//e)}', '@property --a{initial-value:url("none")}'],
    ['of a namespace', '@namespace a url(//e);', '@namespace a url("none");'],
    ['behind a byte order mark', '\uFEFFurl(//e)', ' url("none")'],
  ])('%s', (_what, css, expected) => {
    expect(clean(css)).toBe(expected);
  });
});

describe('functions that take an address as a string are unknown ones', () => {
  test.each([
    ['image-set("//e" 1x)', 'dropped("//e" 1x)'],
    ['-webkit-image-set(url(//e) 1x)', 'dropped(url("none") 1x)'],
    [String.raw`ima\67 e-set("//e" 1x)`, 'dropped("//e" 1x)'],
    ['IMAGE-SET("//e" 1x)', 'dropped("//e" 1x)'],
    ['src("//e")', 'dropped("//e")'],
    [String.raw`s\72 c("//e")`, 'dropped("//e")'],
    ['src(var(--e))', 'dropped(var(--e))'],
    ['image("//e")', 'dropped("//e")'],
    ['-moz-image-rect("//e", 0, 0, 1, 1)', 'dropped("//e", 0, 0, 1, 1)'],
  ])('%s', (value, expected) => {
    expect(clean(`a{--e:"//e";b:${value}}`)).toBe(`a{--e:"//e";b:${expected}}`);
  });
});

describe('nothing is imported', () => {
  test.each([
    ['@import "//e";b{}', ' b{}'],
    ['@IMPORT url(//e) screen;b{}', ' b{}'],
    [String.raw`@\69mport "//e";b{}`, ' b{}'],
    [String.raw`@i\6D port"//e";b{}`, ' b{}'],
    ['@import/**/"//e;";b{}', ' b{}'],
    ['@import "//e" layer(a;b);b{}', ' b{}'],
    ['@import "//e" {;}b{}', ' b{}'],
    ['@media all{@import "//e"}b{}', '@media all{ }b{}'],
    ['@import "//e', ' '],
    ['@import "//e"', ' '],
    ['@im@import "//e";port "//e";', '@im port "//e";'],
    ['@@import "//e";import "//e";', '@ import "//e";'],
    ['url@import "//e";(//e)', 'url (//e)'],
  ])('%s', (css, expected) => {
    expect(clean(css)).toBe(expected);
  });

  test('what only looks like it stays', () => {
    const css = '/* @import "x"; */ .\\@import::before{content:"@import url(x);"} @importer x;';
    expect(clean(css)).toBe(css);
  });
});

test('the style sheet of a page does not end early', () => {
  for (const css of ['</style>', '<</style/style>', 'a{b:"</STYLE>"}', '/*</style*/', String.raw`\</style>`])
    expect(clean(css)).not.toMatch(/<\/style/i);
});

test('pictures of ours stay, and so does everything else', () => {
  const css = `a > b::after { color: RED; content: "\\201c\\"";\n  background: url("image-1") no-repeat /* x */ }\n`;
  expect(clean(css)).toBe(css);
});

test('what has been cleaned is clean, however the parts are put together', () => {
  const parts = [
    'url(',
    'URL(',
    '\\75rl(',
    'src(',
    'image-set(',
    '@import',
    '@\\69mport',
    '//e',
    '#g',
    'image-1',
    'u',
    'rl(',
  ];
  const signs = [
    '"',
    "'",
    '(',
    ')',
    '{',
    '}',
    '[',
    ']',
    ';',
    ':',
    '\\',
    '\n',
    ' ',
    '/*',
    '*/',
    '<',
    '/style',
    '-',
    '@',
    '1',
    '\uFEFF',
  ];
  const sheet = fc.array(fc.constantFrom(...parts, ...signs), { maxLength: 30 }).map((all) => all.join(''));
  fc.assert(
    fc.property(sheet, (css) => {
      const once = clean(css);
      expect(clean(once)).toBe(once);
    }),
    { numRuns: 5_000 },
  );
});
