import { describe, expect, it } from 'vitest';
import { markElements } from './mark-elements.ts';
import { elementAtOffset, pathTo, rangeOf, readElements } from './read-elements.ts';
import { exampleNames, examples } from './testing/examples.ts';

describe('readElements', () => {
  it.each(exampleNames)('finds each start tag of %s, where it stands', (name) => {
    const { html } = examples[name];
    const elements = readElements(html);
    expect(elements.length).toBe(html.match(/<[a-z]/gi)?.length);
    for (const { at, tag, start, end, content, endTag } of elements) {
      expect(elements[at]?.start).toBe(start);
      expect(html.slice(start).toLowerCase()).toMatch(new RegExp(`^<${tag.toLowerCase()}[\\s/>]`));
      if (endTag) expect(html.slice(content.end, end).toLowerCase()).toBe(`</${tag.toLowerCase()}>`);
    }
  });

  it('knows parents, children and attributes', () => {
    const html = '<!doctype html><body><ul class="a"><li title="1 &lt; 2">One<li>Two</ul><img src=x.png></body>';
    const [body, list, one, two, picture] = readElements(html);
    expect(body?.children).toEqual([list!.at, picture!.at]);
    expect(list?.children).toEqual([one!.at, two!.at]);
    expect(one?.attributes.title).toMatchObject({ value: '1 < 2' });
    expect(one?.endTag).toBeUndefined();
    expect(html.slice(one!.content.start, one!.content.end)).toBe('One');
    expect(html.slice(picture!.attributes.src!.start, picture!.attributes.src!.end)).toBe('src=x.png');
    expect(picture?.content).toEqual({ start: picture?.end, end: picture?.end });
  });

  it('leaves out what the parser adds, and takes what it repeats once', () => {
    const table = readElements('<table><tr><td>1</td></tr></table>');
    expect(table.map(({ tag, parent }) => [tag, parent])).toEqual([
      ['table', undefined],
      ['tr', 0],
      ['td', 1],
    ]);
    expect(readElements('<b><p>One</b>Two</p>').map(({ tag }) => tag)).toEqual(['b', 'p']);
    expect(readElements('')).toEqual([]);
  });

  it('stands where it stands in text with Windows line ends, and beside letters of two units', () => {
    const html = '<main>\r\n  <p title="🎈">🎈</p>\r\n  <b>B</b>\r\n</main>';
    expect(readElements(html).map(({ start, end }) => html.slice(start, end))).toEqual([
      html,
      '<p title="🎈">🎈</p>',
      '<b>B</b>',
    ]);
  });

  it('is read once for the same text', () => {
    const { html } = examples['pricing in Tailwind'];
    expect(readElements(html)).toBe(readElements(html));
  });
});

describe('elementAtOffset and rangeOf', () => {
  const html = '<main>\n  <h1>Harbour <em>tours</em></h1>\n</main>\n';
  const elements = readElements(html);

  it('lead from the text to the element and back', () => {
    expect(elementAtOffset(elements, html.indexOf('tours'))?.tag).toBe('em');
    expect(elementAtOffset(elements, html.indexOf('Harbour'))?.tag).toBe('h1');
    expect(elementAtOffset(elements, 7)?.tag).toBe('main');
    expect(elementAtOffset(elements, html.length)).toBeUndefined();
    const { start, end } = rangeOf(elements, 2)!;
    expect(html.slice(start, end)).toBe('<em>tours</em>');
    expect(rangeOf(elements, 9)).toBeUndefined();
    expect(pathTo(elements, 2).map(({ tag }) => tag)).toEqual(['main', 'h1', 'em']);
  });
});

describe('markElements', () => {
  it('numbers what is in the body and changes nothing else', () => {
    expect(markElements('<head><title>T</title></head><body class=a><p>x</p><br/><IMG src=y></body>')).toBe(
      '<head><title>T</title></head><body data-at="2" class=a><p data-at="3">x</p><br data-at="4"/><IMG data-at="5" src=y></body>',
    );
  });

  it.each(exampleNames)('is undone by taking the numbers out of %s', (name) => {
    const { html } = examples[name];
    const marked = markElements(html);
    expect(marked).not.toBe(html);
    expect(marked.replace(/ data-at="\d+"/g, '')).toBe(html);
  });
});
