import { expect, it } from 'vitest';
import type { Element } from '../model/element.ts';
import { printDocument, printHtml } from './print-html.ts';

const element = (tag: string, children: Element['children'] = [], attributes?: Element['attributes']): Element => {
  return { tag, name: tag, css: {}, children, attributes };
};
const print = (root: Element) => printHtml(root, () => ({}));

it('indents blocks and keeps a sentence on one line', () => {
  const sentence = element('p', ['Read ', element('strong', ['this']), ' first']);
  expect(print(element('div', [sentence, element('hr')]))).toBe(
    '<div>\n  <p>Read <strong>this</strong> first</p>\n  <hr>\n</div>',
  );
});

it('leaves the white space of a listing as it is', () => {
  expect(print(element('div', [element('pre', ['a\n  b'])]))).toBe('<div>\n  <pre>a\n  b</pre>\n</div>');
});

it('escapes text and attributes', () => {
  expect(print(element('a', ['<&>'], { title: '"' }))).toBe('<a title="&quot;">&lt;&amp;&gt;</a>');
});

it('writes attributes without a value as such, but an empty description in full', () => {
  expect(print(element('input', [], { checked: '' }))).toBe('<input checked>');
  expect(print(element('img', [], { alt: '' }))).toBe('<img alt="">');
});

it('prints the description of a page that has one', () => {
  const parts = { head: '', body: '<body></body>' };
  expect(printDocument({ title: 'Boats', description: 'By the "hour".' }, parts)).toContain(
    '<title>Boats</title>\n  <meta name="description" content="By the &quot;hour&quot;.">',
  );
  expect(printDocument({ title: 'Boats' }, parts)).not.toContain('description');
});
