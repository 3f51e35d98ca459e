import { describe, expect, test } from 'vitest';
import { readPartialReply, readReply } from './read-reply.ts';

describe('a finished reply', () => {
  test.each([
    ['plain', '{"html":"<p>a</p>","css":""}'],
    ['in a code fence', '```json\n{"html":"<p>a</p>","css":""}\n```'],
    ['with words around it', 'Here you are: {"html":"<p>a</p>","css":""} Enjoy!'],
    ['without css', '{"html":"<p>a</p>"}'],
    ['css null', '{"html":"<p>a</p>","css":null}'],
  ])('%s', (_, text) => {
    expect(readReply(text)).toEqual({ html: '<p>a</p>', css: '' });
  });

  test('raw line breaks and escapes that JSON does not know are mended', () => {
    expect(readReply('{"html":"<p>\n\\\'a\\\' \\"b\\" \\\\n</p>","css":"a{}"}')).toEqual({
      html: '<p>\n\'a\' "b" \\n</p>',
      css: 'a{}',
    });
  });

  test('no text', () => {
    for (const text of ['', '  \n'])
      expect(() => readReply(text)).toThrow('No text was generated from the API response.');
  });

  test.each([
    ['prose', 'I cannot do that.', 'was not in the expected format'],
    ['broken', '{"html":"<p>a</p>", css}', 'was not in the expected format'],
    ['cut off', '{"html":"<p>a', 'was not in the expected format'],
    ['something else', '{"answer":42}', 'did not contain any HTML'],
    ['empty html', '{"html":"","css":""}', 'did not contain any HTML'],
  ])('%s says what is wrong', (_, text, message) => {
    expect(() => readReply(text)).toThrow(message);
  });
});

describe('a reply that is still coming', () => {
  test.each([
    ['', undefined],
    ['```js', undefined],
    ['{"ht', undefined],
    ['{"html":"', { html: '', css: '' }],
    ['{"html":"<p class=\\"a', { html: '<p class="a', css: '' }],
    ['{"html":"<p>a\\', { html: '<p>a', css: '' }],
    ['{"html":"<p>a\\u00', { html: '<p>a', css: '' }],
    ['{"html":"<p>a</p>","css":"b {', { html: '<p>a</p>', css: 'b {' }],
  ])('%s', (text, expected) => {
    expect(readPartialReply(text)).toEqual(expected);
  });

  test('every beginning of a reply can be read, and none says more than the whole', () => {
    const whole = { html: '<h1 class="x">Ünï “quoted” \\ &amp; 😀</h1>\n<p>a</p>', css: 'p { content: "\\201C" }' };
    const text = `\`\`\`json\n${JSON.stringify(whole, null, 1)}\n\`\`\``;
    for (let end = 0; end < text.length; end++) {
      const partial = readPartialReply(text.slice(0, end));
      if (partial) expect(whole.html.startsWith(partial.html.replace(/[\ud800-\udbff]$/, ''))).toBe(true);
    }
  });
});
