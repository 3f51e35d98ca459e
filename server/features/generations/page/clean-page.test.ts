import { describe, expect, test } from 'vitest';
import { BOOTSTRAP_HEAD, CUSTOM_HEAD, TAILWIND_HEAD } from '#engine/index.ts';
import { cleanPage } from './clean-page.ts';
import { PLACEHOLDER, takeOutPictures, toPictures, toTokens } from './image-tokens.ts';

const tokens = toTokens(new Set(['image-1', 'image-2']));
const bodyOf = (html: string) => /<body[^>]*>([\s\S]*)<\/body>/.exec(html)![1]!.trim();
const clean = (html: string) => bodyOf(cleanPage({ html, css: '' }, 'tailwind', tokens).html);

describe('the document', () => {
  test.each([
    ['tailwind', TAILWIND_HEAD],
    ['bootstrap', BOOTSTRAP_HEAD],
    ['custom', CUSTOM_HEAD],
  ] as const)('%s has the head of the engine, whatever the model wrote', (framework, head) => {
    for (const html of [
      '<p>a',
      '<!doctype html><html lang="de"><head><title>T & U</title></head><body><p>a</p></body></html>',
    ]) {
      const page = cleanPage({ html, css: '' }, framework, tokens);
      expect(page.html.match(/<head>/g)).toHaveLength(1);
      expect(page.html).toContain(head);
      expect(page.html.startsWith('<!doctype html>\n<html lang="')).toBe(true);
      expect(bodyOf(page.html)).toBe('<p>a</p>');
    }
  });

  test('title and language are kept', () => {
    const { html } = cleanPage(
      { html: '<html lang="de"><title>A &amp; <b></title><body class="x">', css: '' },
      'custom',
      tokens,
    );
    expect(html).toContain('<html lang="de">');
    expect(html).toContain('<title>A &amp; &lt;b&gt;</title>');
    expect(html).toContain('<body class="x">');
  });

  test('its description and whose icons it has are kept', () => {
    const page = (head: string) => cleanPage({ html: `<head>${head}</head><p>a</p>`, css: '' }, 'custom', tokens).html;
    const head = '<meta name="description" content="By &quot;boat&quot; &lt;b&gt;"><!-- Icons: Lucide (ISC) -->';
    expect(page(head)).toContain('<meta name="description" content="By &quot;boat&quot; &lt;b&gt;">');
    expect(page(head)).toContain('<!-- Icons: Lucide (ISC) -->');
    expect(page('<meta name="robots" content="x"><!-- Icons: <b> --><!-- else -->')).not.toMatch(/robots|<!--/);
  });

  test('own style sheets go, but for custom CSS', () => {
    const code = { html: '<style>p { color: red }</style><p>a</p>', css: 'b { color: blue }' };
    const [tailwind, custom] = [cleanPage(code, 'tailwind', tokens), cleanPage(code, 'custom', tokens)];
    expect([tailwind.css, tailwind.html.includes('<style')]).toEqual(['', false]);
    expect([custom.css, custom.html.includes('<style')]).toEqual(['p { color: red }\nb { color: blue }', false]);
  });

  test('a half page is closed, and knows whether there is anything to see', () => {
    expect(clean('<main><h1 class="a">Hi</h1><p cla')).toBe('<main><h1 class="a">Hi</h1></main>');
    const seen = (html: string) => cleanPage({ html, css: '' }, 'tailwind', tokens).hasContent;
    expect([seen('<!doctype html><html><head><title>a'), seen('<body>'), seen('<body><h')]).toEqual([
      false,
      false,
      false,
    ]);
    expect(seen('<body><h1>')).toBe(true);
  });

  test('what the database cannot store is not there', () => {
    expect(clean('<p>a\0\ud83d</p>')).toBe('<p>a\ufffd</p>');
  });
});

describe('what runs or loads is gone', () => {
  test.each([
    ['<script>alert(1)</script><p>a</p>', '<p>a</p>'],
    ['<p onclick="x()" ONLOAD=y>a</p>', '<p>a</p>'],
    ['<a href="javascript:x()">a</a>', '<a href="#">a</a>'],
    ['<a href=" JaVaScript:x()">a</a>', '<a href="#">a</a>'],
    ['<a href="java\nscript:x()">a</a>', '<a href="#">a</a>'],
    ['<a href="https://a.example/b">a</a>', '<a href="https://a.example/b">a</a>'],
    ['<a href="about.html">a</a>', '<a href="about.html">a</a>'],
    ['<iframe src="https://evil.example"></iframe><p>a</p>', '<p>a</p>'],
    [
      '<form action="https://evil.example"><button formaction="//e">b</button></form>',
      '<form action="#"><button>b</button></form>',
    ],
    [
      '<svg><script>x</script><use href="https://e"></use><use href="#a"></use></svg>',
      '<svg><use></use><use href="#a"></use></svg>',
    ],
    ['<svg><a><animate attributeName="href" to="javascript:x()"/></a></svg>', '<svg><a></a></svg>'],
    ['<meta http-equiv="refresh" content="0;url=//e"><p>a</p>', '<p>a</p>'],
    ['<video src="https://e/a.mp4"></video><p>a</p>', '<p>a</p>'],
    [
      '<svg><rect cursor="url(https://e/a.png), auto" fill="url(#a)"></rect></svg>',
      `<svg><rect cursor="url(&quot;${PLACEHOLDER}&quot;), auto" fill="url(#a)"></rect></svg>`,
    ],
    ['<p class="p-4 bg-[url(https://e/a.png)] w-[calc(100%-1rem)]">a</p>', '<p class="p-4 w-[calc(100%-1rem)]">a</p>'],
    [
      '<p class="bg-[U\\52L(//e)] hover:bg-[image-set(\'//e\'_1x)]  bg-[url(#g)]">a</p>',
      '<p class="bg-[url(#g)]">a</p>',
    ],
    ['<p style="background:url(https://e/a.png)">a</p>', `<p style="background:url(&quot;${PLACEHOLDER}&quot;)">a</p>`],
  ])('%s', (html, expected) => {
    expect(clean(html)).toBe(expected);
  });

  test('style sheets import nothing', () => {
    const css = '@import url("https://e/a.css"); a { background: url(//e) } b { fill: url(#g) }';
    expect(cleanPage({ html: '<p>', css }, 'custom', tokens).css.trim()).toBe(
      `a { background: url("${PLACEHOLDER}") } b { fill: url(#g) }`,
    );
  });

  test.each([
    '@im@import x;port "https://evil.example/a.css";',
    '@\\69mport "https://evil.example/a.css";',
    'a { background: url(https://evil.example/a.png',
    'a { background: \\75 rl("https://evil.example/a.png") }',
    'a { background: \\url("https://evil.example/a.png") }',
    'a { background: image-set("https://evil.example/a.png" 1x) }',
    '<</style/style><script>evil.example</script>',
  ])('nor by a trick: %s', (css) => {
    const page = cleanPage({ html: '<p>', css }, 'custom', tokens);
    expect(page.css).not.toMatch(/(?:@import|[^-]image-set\(|url\(["']?https:|<\/style)/i);
    expect(page.css).not.toMatch(/\\(?:[a-z]|75|69)/i);
  });

  test('escapes that hide nothing stay', () => {
    const css = '.sm\\:a::before { content: "\\201c \\0041" }';
    expect(cleanPage({ html: '<p>', css }, 'custom', tokens).css).toBe(css);
  });
});

describe('pictures', () => {
  test('are named by token; unknown ones become the placeholder', () => {
    expect(clean('<img src="image-1" alt="x">')).toBe('<img src="image-1" alt="x">');
    expect(clean('<img src="./images/image-2.png">')).toBe('<img src="image-2" alt="">');
    for (const src of ['image-3', 'https://e/cat.jpg', 'data:text/html,x'])
      expect(clean(`<img src="${src}" alt="">`)).toBe(`<img src="${PLACEHOLDER}" alt="">`);
  });

  test('are taken out of a page and put back the same', () => {
    const page = cleanPage(
      {
        html: '<img src="data:image/webp;base64,AAA" alt=""><div style="background-image:url(&quot;data:image/webp;base64,BBB&quot;)"></div><img src="data:image/webp;base64,AAA" alt="">',
        css: 'p { background: url(data:image/webp;base64,CCC) }',
      },
      'custom',
      (address) => address,
    );
    const pictures = new Map<string, string>();
    const tokened = cleanPage(page, 'custom', takeOutPictures(pictures));
    expect([...pictures.keys()]).toEqual(['image-1', 'image-2', 'image-3']);
    expect(JSON.stringify(tokened)).not.toContain('data:image/webp');
    const { html, css } = cleanPage(tokened, 'custom', toPictures(pictures));
    expect({ html, css }).toEqual({ html: page.html, css: page.css });
  });
});
