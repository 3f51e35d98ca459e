import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { type PageFile, pageFiles, withStyleInside } from './page-files.ts';
import { zipPages } from './zip-pages.ts';

const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const png = `data:image/png;base64,${PNG}`;
const webp = 'data:image/webp;base64,UklGRhIAAABXRUJQVlA4TAYAAAAvAAAAAAA=';
const svg =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'%3E%3Crect fill='%23d4d4d8'/%3E%3C/svg%3E";

const pageOf = (body: string, head = '<link rel="stylesheet" href="style.css" />') =>
  `<!doctype html>\n<html lang="en">\n  <head>\n    <title>Pier</title>\n    ${head}\n  </head>\n  <body>${body}</body>\n</html>\n`;
const namesOf = (files: readonly PageFile[]) => files.map(({ name }) => name);
const textOf = (files: readonly PageFile[], name: string) => {
  const content = files.find((file) => file.name === name)?.content;
  return typeof content === 'string' ? content : strFromU8(content!);
};

describe('a page as a folder', () => {
  test('every embedded file becomes one in assets/, named by what it shows; the rest stays as written', () => {
    const html = pageOf(
      `<img alt="The old Pier, at night" src="${png}"><img alt='' class="card__photo" src="${webp}" >\n<p>1 &lt; 2 &amp; data: no URL</p>`,
    );
    const css = `.a{color:red}\n/* url */\n.page .hero__background:hover { background: #fff url("${svg}") no-repeat; }\n`;
    const files = pageFiles('custom', { html, css });
    expect(namesOf(files)).toEqual([
      'index.html',
      'style.css',
      'assets/the-old-pier-at-night.png',
      'assets/card-photo.webp',
      'assets/hero-background.svg',
    ]);
    expect(textOf(files, 'index.html')).toBe(
      html.replace(png, 'assets/the-old-pier-at-night.png').replace(webp, 'assets/card-photo.webp'),
    );
    expect(textOf(files, 'style.css')).toBe(css.replace(svg, 'assets/hero-background.svg'));
    expect(textOf(files, 'assets/hero-background.svg')).toMatch(
      /^<svg xmlns='[^']+' viewBox='0 0 1 1'><rect fill='#d4d4d8'\/>/,
    );
    expect(files[2]!.content).toEqual(Uint8Array.from(atob(PNG), (sign) => sign.charCodeAt(0)));
  });

  test('the same picture is there once, however it is written; two of one name are told apart', () => {
    const escaped = `data:image/png;base64,${encodeURIComponent(PNG)}`;
    const html = pageOf(
      `<img alt="Boat" src="${png}"><img alt="Pier" src="${escaped}"><img alt="Boat" src="${webp}"><img alt="Boat" src="${svg}">`,
    );
    const files = pageFiles('custom', { html, css: `.b{background:url('${png}')}` });
    expect(namesOf(files).slice(2)).toEqual(['assets/boat.png', 'assets/boat.webp', 'assets/boat.svg']);
    expect(textOf(files, 'style.css')).toContain('url("assets/boat.png")');
    const two = pageFiles('custom', {
      html: pageOf(`<img alt="A" src="${png}"><img alt="A" src="data:image/png;base64,AAAA">`),
      css: '',
    });
    expect(namesOf(two).slice(1)).toEqual(['assets/a.png', 'assets/a-2.png']);
  });

  test('style attributes, classes, srcset, icons and drawings are looked through, too', () => {
    const html = pageOf(
      `<div role="banner" style="background-image: url('${png}'); color: red"></div>` +
        `<div class="h-4 bg-[url('${webp}')]"></div>` +
        `<picture><source srcset="${png} 1x, ${webp} 2x"></picture>` +
        `<svg><image href="${png}"/></svg>`,
      `<link rel="icon" href="${webp}"><style>.x{background:url(${png})}</style>`,
    );
    const index = textOf(pageFiles('tailwind', { html, css: '' }), 'index.html');
    expect(index).not.toContain('data:');
    expect(index).toContain(`style="background-image: url('assets/banner.png'); color: red"`);
    expect(index).toContain(`class="h-4 bg-[url('assets/icon.webp')]"`);
    expect(index).toContain('srcset="assets/banner.png 1x, assets/icon.webp 2x"');
    expect(index).toContain('<image href="assets/banner.png"/>');
  });

  test('a drawing with pictures stands in the page, because as a file it could load none', () => {
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="100%" height="100%"><clipPath id="frame"/><g clip-path="url(#frame)"><image href="${png}"/></g></svg>`;
    const source = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
    const html = pageOf(
      `<img class="absolute size-full" src="${source}" alt="" loading="lazy"><img alt="A &quot;pier&quot;" width="60" src="${source}"><img alt="Wave" src="${svg}">`,
    );
    const files = pageFiles('custom', { html, css: 'p{}' });
    expect(namesOf(files)).toEqual(['index.html', 'style.css', 'assets/picture.png', 'assets/wave.svg']);
    const index = textOf(files, 'index.html');
    const [behind, pier] = index.match(/<svg[\s\S]*?<\/svg>/g)!;
    expect(behind).toContain(' width="100%" height="100%" class="absolute size-full" aria-hidden="true">');
    expect(behind).toContain('<image href="assets/picture.png"/>');
    expect(pier).toContain(' width="60" height="100%" role="img" aria-label="A &quot;pier&quot;">');
    const idOf = (text: string) => /id="(.*?)"/.exec(text)![1];
    expect(idOf(behind!)).not.toBe(idOf(pier!));
    for (const each of [behind, pier]) expect(each).toContain(`url(#${idOf(each!)})`);
    for (const { content } of files) expect(String(content)).not.toContain('base64');
  });

  test.for(['bootstrap', 'tailwind'] as const)('plain styles of %s move beside it, in their place', (framework) => {
    const theme = '<style type="text/tailwindcss">@theme { --a: 1; }</style>';
    const html = pageOf(
      '',
      `<link rel="stylesheet" href="https://cdn.example/b.css">\n${theme}\n<style>\n:root{--bs-primary:#123}\n</style><style>p{}</style>`,
    );
    const files = pageFiles(framework, { html, css: '' });
    expect(textOf(files, 'style.css')).toBe(':root{--bs-primary:#123}\n\np{}\n');
    expect(textOf(files, 'index.html')).toMatch(
      /b\.css">\n<style type="text\/tailwindcss">.*<\/style>\n<link rel="stylesheet" href="style\.css" \/>\n/s,
    );
    expect(namesOf(pageFiles(framework, { html: pageOf('', theme), css: '' }))).toEqual(['index.html']);
  });

  test('a page that does not load its style sheet gets a link to it', () => {
    const files = pageFiles('custom', { html: pageOf('', ''), css: 'p{}' });
    expect(textOf(files, 'index.html')).toContain('<link rel="stylesheet" href="style.css" />\n</head>');
    expect(textOf(pageFiles('custom', { html: '<p>x</p>', css: 'p{}' }), 'index.html')).toMatch(/^<link rel/);
  });

  test('what is no readable file stays', () => {
    const html = pageOf('<img alt="x" src="data:image/png;base64,%%%"><a href="data:">y</a>');
    expect(textOf(pageFiles('custom', { html, css: '' }), 'index.html')).toBe(html);
  });

  test('comes as an archive', async () => {
    const files = pageFiles('custom', { html: pageOf(`<img alt="Pier" src="${png}">`), css: 'p{}' });
    const archive = unzipSync(new Uint8Array(await (await zipPages(files)).arrayBuffer()));
    expect(Object.keys(archive)).toEqual(['index.html', 'style.css', 'assets/pier.png']);
    expect(strFromU8(archive['index.html']!)).toBe(files[0]!.content);
  });
});

describe('a page as one file', () => {
  test('has its style sheet where the link to it was', () => {
    const html = pageOf('<p>x</p>');
    expect(withStyleInside({ html, css: 'p{content:"$&"}\n' })).toBe(
      html.replace('<link rel="stylesheet" href="style.css" />', () => '<style>\np{content:"$&"}\n</style>'),
    );
    expect(withStyleInside({ html, css: '' })).not.toContain('style.css');
  });

  test('cannot be left by its style sheet', () => {
    const single = withStyleInside({ html: pageOf(''), css: 'p::after{content:"</style><b>"}' });
    expect(single.match(/<\/style>/g)).toHaveLength(1);
  });
});
