import { expect, test } from 'vitest';
import { tokenBlock } from './token-block.ts';

test('the theme of a Tailwind page is kept, and nothing else', () => {
  const css = `/* Brand */ @theme { --color-primary: #14324a; --font-sans: 'Open Sans', sans-serif; color: red }
    p { color: red } @import url(https://evil.example/a.css); @layer base { p { --x: 1 } }`;
  expect(tokenBlock(css, 'tailwind')).toBe(
    `<style type="text/tailwindcss">\n@theme {\n  --color-primary: #14324a;\n  --font-sans: 'Open Sans', sans-serif;\n}\n</style>`,
  );
});

test('Bootstrap’s own variables are kept, wherever they are set', () => {
  const css =
    ':root, [data-bs-theme="light"] { --bs-primary: #0a58ca; --own: 1px } .btn-primary { --bs-btn-bg: #0a58ca; color: red }';
  expect(tokenBlock(css, 'bootstrap')).toBe(
    `<style>\n:root, [data-bs-theme="light"] {\n  --bs-primary: #0a58ca;\n}\n.btn-primary {\n  --bs-btn-bg: #0a58ca;\n}\n</style>`,
  );
});

test.each([
  '@theme { --a: url(https://evil.example/a) }',
  '@theme { --a: image-set("https://evil.example/a" 1x) }',
  '@theme { --a: u\\72l(https://evil.example) }',
  '@theme { --a: </style><script>alert(1)</script> }',
  '@theme { --a: "</style>" }',
  '@plugin "https://evil.example/a.js"; @config "a"; p { color: red }',
])('nothing of %s comes through', (css) => {
  expect(tokenBlock(css, 'tailwind')).toBe('');
});

test('custom CSS has a style sheet of its own', () => {
  expect(tokenBlock('@theme { --a: 1px }', 'custom')).toBe('');
});
