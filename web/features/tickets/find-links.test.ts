import { describe, expect, test } from 'vitest';
import { findLinks } from './find-links.ts';

const links = (text: string) => findLinks(text).flatMap(({ href }) => href ?? []);

describe('links in a text', () => {
  test.each([
    ['nothing here', []],
    ['see https://a.example/x?y=1#z.', ['https://a.example/x?y=1#z']],
    ['(http://a.example/b_(c))', ['http://a.example/b_(c)']],
    ['two: https://a.example, https://b.example!', ['https://a.example', 'https://b.example']],
    ['HTTPS://A.EXAMPLE', ['HTTPS://A.EXAMPLE']],
    ['https://', []],
    ['<https://a.example>', ['https://a.example']],
    ['javascript:alert(1) data:text/html,x ftp://a.example www.a.example', []],
    ['https://a.example"onmouseover="x', ['https://a.example']],
  ])('%s', (text, expected) => {
    expect(links(text)).toEqual(expected);
  });

  test('nothing of the text is lost', () => {
    const text = 'A\n(https://a.example/b).\n\nhttps:// and https://c.example';
    expect(
      findLinks(text)
        .map((part) => part.text)
        .join(''),
    ).toBe(text);
  });
});
