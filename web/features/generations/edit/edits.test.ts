import { describe, expect, it } from 'vitest';
import { changeTag, tagsFor } from './change-tag.ts';
import { changeText, textRuns } from './change-text.ts';
import { countOf, nounOf } from './element-name.ts';
import { peersOf } from './peers.ts';
import { readElements } from './read-elements.ts';
import { setAttribute } from './set-attribute.ts';
import { examples } from './testing/examples.ts';
import { at, changedLines } from './testing/find.ts';

const page = (html: string) => ({ html, css: '' });
const tailwind = examples['pricing in Tailwind'];

describe('changeText', () => {
  it('changes one line of the source and nothing else', () => {
    const changed = changeText(tailwind, at(tailwind, '>Whisper'), 'Hush & <b>quiet</b>');
    expect(changedLines(tailwind.html, changed.html)).toEqual([
      [
        '<h2 class="text-xl font-bold">Whisper</h2>',
        '<h2 class="text-xl font-bold">Hush &amp; &lt;b&gt;quiet&lt;/b&gt;</h2>',
      ],
    ]);
    expect(changed.css).toBe(tailwind.css);
  });

  it('keeps inline parts, comments and the white space around', () => {
    const code = page('<p>\n  Fish &amp; chips <!-- no --> <b>now</b>\n  from 5\n</p>');
    expect(textRuns(code.html, 0).map(({ text, at: owner, index }) => [text, owner, index])).toEqual([
      ['Fish & chips', 0, 0],
      ['now', 1, 0],
      ['from 5', 0, 1],
    ]);
    expect(changeText(code, 0, 'from\n6', 1).html).toBe(code.html.replace('from 5', 'from 6'));
    expect(changeText(code, 1, 'later').html).toBe(code.html.replace('now', 'later'));
  });

  it('fills an element that is empty, and leaves alone what has no text', () => {
    expect(changeText(page('<p class="a"></p>'), 0, 'Hi').html).toBe('<p class="a">Hi</p>');
    const picture = page('<img src="a.png">');
    expect(changeText(picture, 0, 'Hi')).toBe(picture);
    expect(changeText(picture, 7, 'Hi')).toBe(picture);
    expect(textRuns('<style>a{}</style><svg><text>A</text></svg>', 0)).toEqual([]);
  });

  it('offers no text of a whole part of the page', () => {
    expect(textRuns(tailwind.html, at(tailwind, '<main'))).toEqual([]);
  });
});

describe('changeTag', () => {
  it('changes both tags and keeps the attributes', () => {
    const heading = at(tailwind, '>Whisper');
    const changed = changeTag(tailwind, heading, 'h3');
    expect(changedLines(tailwind.html, changed.html)).toEqual([
      ['<h2 class="text-xl font-bold">Whisper</h2>', '<h3 class="text-xl font-bold">Whisper</h3>'],
    ]);
  });

  it('gives and takes what only one of the two has', () => {
    const link = page('<p><a class="b" href="/x" rel="me">Go</a></p>');
    expect(changeTag(link, 1, 'button').html).toBe('<p><button class="b" type="button">Go</button></p>');
    expect(changeTag(page('<div><button type="submit">Go</button></div>'), 1, 'a').html).toBe(
      '<div><a href="#">Go</a></div>',
    );
  });

  it('writes an end tag that the source leaves out', () => {
    expect(changeTag(page('<div><p>One<p>Two</div>'), [1, 2], 'h2').html).toBe('<div><h2>One</h2><h2>Two</h2></div>');
  });

  it('offers what may stand there', () => {
    const elements = readElements('<main><section><h2>A <a href="#">b</a></h2><ul><li>c</ul></section><img></main>');
    const offered = (tag: string) => tagsFor(elements, elements.find((each) => each.tag === tag)!.at);
    expect(offered('section')).not.toContain('h2');
    expect(offered('section')).not.toContain('main');
    expect(offered('h2')).toContain('p');
    expect(offered('h2')).not.toContain('button');
    expect(offered('a')).toEqual(expect.arrayContaining(['span', 'a', 'button']));
    expect(offered('a')).not.toContain('div');
    expect(offered('ul')).toEqual(['ul', 'ol']);
    expect(offered('li')).toEqual([]);
    expect(offered('img')).toEqual([]);
    const list = page('<ul><li>c</ul>');
    expect(changeTag(list, 0, 'h1')).toBe(list);
  });
});

describe('setAttribute', () => {
  it('puts it where it was, or last', () => {
    const code = page('<a class=x href=/a title="t">A</a>');
    expect(setAttribute(code, 0, 'href', '/b?c="1"&d').html).toBe(
      '<a class=x href="/b?c=&quot;1&quot;&amp;d" title="t">A</a>',
    );
    expect(setAttribute(code, 0, 'rel', 'me').html).toBe('<a class=x href=/a title="t" rel="me">A</a>');
    expect(setAttribute(page('<br/>'), 0, 'id', 'x').html).toBe('<br id="x"/>');
    expect(setAttribute(page('<img\n  src="a"\n/>'), 0, 'alt', '').html).toBe('<img\n  src="a"\n  alt=""\n/>');
  });

  it('takes it away with its space', () => {
    expect(setAttribute(page('<a href="#" title="t">A</a>'), 0, 'title', null).html).toBe('<a href="#">A</a>');
    const code = page('<a>A</a>');
    expect(setAttribute(code, 0, 'title', null)).toBe(code);
  });
});

describe('peersOf', () => {
  const texts = (name: keyof typeof examples, needle: string) => {
    const { html } = examples[name];
    const elements = readElements(html);
    return peersOf(elements, at(examples[name], needle)).map((peer) => {
      const { content } = elements[peer]!;
      return html.slice(content.start, content.end).trim();
    });
  };

  it.each(['pricing in Tailwind', 'pricing in Bootstrap', 'pricing in custom CSS'] as const)(
    'finds the same part of all cards, %s',
    (name) => {
      expect(texts(name, '>Whisper')).toEqual(['Whisper', 'Conversation', 'Chorus']);
      expect(texts(name, name === 'pricing in Tailwind' ? '>\n              €24' : '>€24')).toEqual([
        '€0',
        '€24',
        '€190',
      ]);
      expect(texts(name, '>Five hours of audio')).toHaveLength(14);
    },
  );

  it('knows what stands alone', () => {
    const elements = readElements(tailwind.html);
    const heading = at(tailwind, '>\n          Pay for voices');
    expect(elements[heading]?.tag).toBe('h1');
    expect(peersOf(elements, heading)).toEqual([heading]);
    expect(peersOf(elements, 9999)).toEqual([]);
  });

  it('has words for them', () => {
    const elements = readElements('<div class="col price-card"><h2>A</h2><div></div></div><li>');
    expect(elements.map(nounOf)).toEqual(['card', 'heading', 'box', 'item']);
    expect([countOf(1, 'card'), countOf(4, 'card'), countOf(2, 'box')]).toEqual(['1 card', '4 cards', '2 boxes']);
  });
});
