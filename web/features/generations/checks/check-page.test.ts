import { describe, expect, test } from 'vitest';
import type { Framework, LayoutNode } from '#contract/generations.ts';
import { craftOf } from '#fidelity/testing/craft-of.ts';
import type { Violation } from '#web/preview/messages.ts';
import * as edits from '../edit/all-edits.ts';
import { type PageCode, readElements } from '../edit/index.ts';
import { BOOTSTRAP_CLASSES } from '../vocabulary/bootstrap-classes.ts';
import type { Finding } from './check.ts';
import { checkPage } from './check-page.ts';
import type { CheckKit, PageReport, Subject } from './subject.ts';

// A browser knows all colours of CSS; here only those that are written as #rrggbb and #rrggbbaa count.
const hexOf = (color: string): string => (/^#([\da-f]{6}|[\da-f]{8})$/i.test(color) ? color : '#00000000');
const kit: CheckKit = { edits, hexOf, bootstrapClasses: BOOTSTRAP_CLASSES };

type Parts = Partial<Omit<Subject, 'code'>> & Partial<PageReport> & { css?: string };

const written = (body: string, head = '') =>
  `<!doctype html>\n<html lang="en">\n  <head>${head}</head>\n  <body>\n${body}\n  </body>\n</html>\n`;

function check(html: string, { css = '', violations = [], craft, overflow = [], ...own }: Parts = {}) {
  const code: PageCode = { html, css };
  const subject: Subject = {
    ...{ code, whole: code, framework: 'custom', mode: 'clean', language: undefined, result: {} },
    ...own,
  };
  const checks = checkPage(subject, { violations, craft: craft ?? craftOf('<p>'), overflow }, kit);
  return Object.fromEntries(checks.map((one) => [one.id, one]));
}

/** The opening tags that findings lead to, with what is said of them and how they are mended. */
const told = (html: string, findings: readonly Finding[] = []) =>
  findings.map(({ at, reason, fix }) => {
    const tag = at === undefined ? null : readElements(html)[at]!.startTag;
    return { tag: tag && html.slice(tag.start, tag.end), reason, fix: fix?.label };
  });

async function mend(html: string, finding: Finding | undefined, css = ''): Promise<PageCode> {
  if (!finding?.fix) throw new Error('There is nothing to mend it with');
  return finding.fix.apply({ html, css });
}

const atOf = (html: string, tag: string): number => readElements(html).find((element) => element.tag === tag)!.at;
const pale = (html: string, tag: string, contrast: object): Violation => ({
  ...{ rule: 'color-contrast', help: 'Text must stand out', impact: 'serious', count: 1, example: '' },
  places: [
    { at: atOf(html, tag), contrast: { color: '#9ca3af', ground: '#ffffff', ratio: 2.5, wanted: 4.5, ...contrast } },
  ],
});

describe('contrast', () => {
  test('in Tailwind a colour of the page is used, as a class that exists', async () => {
    const theme = '<style type="text/tailwindcss">@theme { --color-dim: #64748b; --color-ink: #0f172a; }</style>';
    const html = written('<p class="text-sm text-gray-400">Fine print</p>', theme);
    const { contrast } = check(html, { framework: 'tailwind', violations: [pale(html, 'p', {})] });
    expect(told(html, contrast?.findings)).toEqual([
      {
        tag: '<p class="text-sm text-gray-400">',
        reason: '#9ca3af on #ffffff has a contrast of 2.5; 4.5 is asked for.',
        fix: 'Use dim',
      },
    ]);
    expect((await mend(html, contrast?.findings[0])).html).toContain('<p class="text-sm text-dim">');
  });

  test('where no colour that Tailwind names is enough, it takes an arbitrary one', async () => {
    const html = written('<p class="text-gray-400">Fine print</p>');
    const { contrast } = check(html, { framework: 'tailwind', violations: [pale(html, 'p', {})] });
    const { html: mended } = await mend(html, contrast?.findings[0]);
    expect(mended).toMatch(/<p class="text-\[#[\da-f]{6}\]">/);
  });

  test('in Bootstrap a text colour of its own is used', async () => {
    const html = written('<p class="text-body-tertiary">Fine print</p>');
    const { contrast } = check(html, { framework: 'bootstrap', violations: [pale(html, 'p', {})] });
    expect(contrast?.findings[0]?.fix?.label).toBe('Use text-secondary');
    expect((await mend(html, contrast?.findings[0])).html).toContain('<p class="text-secondary">');
  });

  test('see-through colours of Bootstrap are seen on the ground that they stand on', () => {
    const html = written('<p class="text-body-tertiary">Fine print</p>');
    const on = (ground: string) =>
      check(html, { framework: 'bootstrap', violations: [pale(html, 'p', { ground, color: '#5a5c60' })] }).contrast;
    expect(on('#ffffff')?.findings[0]?.fix?.label).toBe('Use text-body-secondary');
    // Darker than on white: #3c4d48 is seen, not #585b5f.
    expect(on('#8ec5a4')?.findings[0]?.fix?.label).toBe('Use text-body-secondary');
    expect(on('#7fb795')?.findings[0]?.fix?.label).not.toBe('Use text-body-secondary');
  });

  test('in a dark part of Bootstrap, colours that are others there are not used', () => {
    const html = written('<div data-bs-theme="dark"><p class="text-secondary">Fine print</p></div>');
    const dark = { color: '#6c757d', ground: '#212529' };
    const { contrast } = check(html, { framework: 'bootstrap', violations: [pale(html, 'p', dark)] });
    expect(contrast?.findings[0]?.fix?.label).toMatch(/^Use text-(light|white|info|warning|success|danger)$/);
  });

  test('in custom CSS a token of the page is used, otherwise the nearest colour of all', async () => {
    const html = written('<p class="note">Fine print</p>');
    const rule = '.note {\n  color: #9ca3af;\n}\n';
    const withToken = `:root {\n  --color-dim: #64748b;\n}\n\n${rule}`;
    const own = { framework: 'custom', violations: [pale(html, 'p', {})] } as const;
    const { contrast } = check(html, { ...own, css: withToken });
    expect((await mend(html, contrast?.findings[0], withToken)).css).toContain('color: var(--color-dim);');
    const { contrast: plain } = check(html, { ...own, css: rule });
    expect((await mend(html, plain?.findings[0], rule)).css).toMatch(/^\.note \{\n {2}color: #[\da-f]{6};\n\}/);
  });

  test('without a colour that is enough there is no fix', () => {
    const html = written('<p class="text-dark">Fine print</p>');
    const impossible = { color: '#888888', ground: '#777777', ratio: 1.2, wanted: 7 };
    for (const framework of ['tailwind', 'bootstrap', 'custom'] as const) {
      const { contrast } = check(html, { framework, violations: [pale(html, 'p', impossible)] });
      expect(contrast?.findings).toHaveLength(1);
      expect(contrast?.findings[0]?.fix).toBeUndefined();
    }
  });
});

describe('narrow and wide screens', () => {
  const overflowOf = (html: string, by = 80) => [
    { width: 1280, by: 0, at: [] },
    { width: 320, by, at: [atOf(html, 'section')] },
  ];

  test('what reaches over the edge is let shrink, as the framework says it', async () => {
    const html = written('<section class="flex w-[600px] min-w-96">Wide</section>');
    const { overflow } = check(html, { framework: 'tailwind', overflow: overflowOf(html) });
    expect(told(html, overflow?.findings)).toEqual([
      {
        tag: '<section class="flex w-[600px] min-w-96">',
        reason:
          'At 320 px the page is 80 px wider than the screen, so it scrolls sideways. This element reaches over the edge.',
        fix: 'Let it shrink',
      },
    ]);
    expect((await mend(html, overflow?.findings[0])).html).toContain('<section class="flex max-w-full">');
    const { overflow: ours } = check(html, { framework: 'bootstrap', overflow: overflowOf(html) });
    expect((await mend(html, ours?.findings[0])).html).toContain('<section class="flex mw-100">');
  });

  test('a maximum of its own stays', async () => {
    const html = written('<section class="w-96 max-w-xl">Wide</section>');
    const { overflow } = check(html, { framework: 'tailwind', overflow: overflowOf(html) });
    expect((await mend(html, overflow?.findings[0])).html).toContain('<section class="max-w-xl w-full">');
  });

  test('a page that fits passes', () => {
    const html = written('<section>Narrow</section>');
    expect(check(html, { overflow: overflowOf(html, 0) }).overflow?.findings).toEqual([]);
  });
});

describe('accessibility', () => {
  const broken = (rule: string, places: Violation['places'] = []): Violation => ({
    ...{ rule, help: 'It is broken', impact: 'serious', count: Math.max(1, places.length), example: '', places },
  });
  const html = written('<p><img src="a.png"></p>').replace(' lang="en"', '');

  test('a language is said where it is known, and never guessed', async () => {
    const violations = [broken('html-has-lang')];
    const { accessibility } = check(html, { violations, language: 'de' });
    expect(told(html, accessibility?.findings)).toEqual([
      { tag: '<html>', reason: 'It is broken', fix: 'Say lang="de"' },
    ]);
    expect((await mend(html, accessibility?.findings[0])).html).toContain('<html lang="de">');
    const { accessibility: unknown } = check(html, { violations });
    expect(told(html, unknown?.findings)).toEqual([{ tag: '<html>', reason: 'It is broken', fix: undefined }]);
  });

  test('a picture may be decoration; other rules say where they are broken', async () => {
    const image = { at: atOf(html, 'img') };
    const violations = [broken('image-alt', [image]), broken('link-name', [{ at: atOf(html, 'p') }]), broken('list')];
    const { accessibility, contrast } = check(html, { violations });
    expect(told(html, accessibility?.findings)).toEqual([
      { tag: '<img src="a.png">', reason: 'It is broken', fix: 'Mark as decoration' },
      { tag: '<p>', reason: 'It is broken', fix: undefined },
      { tag: null, reason: 'It is broken', fix: undefined },
    ]);
    expect((await mend(html, accessibility?.findings[0])).html).toContain('<img src="a.png" alt="">');
    expect(contrast?.findings).toEqual([]);
  });
});

describe('headings and landmarks', () => {
  test('one title, no gaps, a main landmark', () => {
    const html = written('<main><h1>Tours</h1><h2>Boats</h2><h3>Sails</h3><h2>Trains</h2></main>');
    expect(check(html).structure?.findings).toEqual([]);
  });

  test('a second title, a gap and a missing landmark are mended', async () => {
    const html = written('<div><h1>Tours</h1><h1 id="two">Boats</h1><h4>Sails</h4></div><div></div>');
    const { structure } = check(html);
    expect(told(html, structure?.findings).map(({ tag, fix }) => [tag, fix])).toEqual([
      ['<h1 id="two">', 'Make it an h2'],
      ['<h4>', 'Make it an h2'],
      ['<div>', 'Make it main'],
    ]);
    const [second, , landmark] = structure!.findings;
    expect((await mend(html, second)).html).toContain('<h2 id="two">Boats</h2>');
    expect((await mend(html, landmark)).html).toContain('<main><h1>Tours</h1>');
  });

  test('a heading that may not be another one where it stands has no fix', () => {
    const html = written('<main><a href="#"><h3>Boats</h3></a><button><h5>Sails</h5></button></main>');
    expect(told(html, check(html).structure?.findings)).toEqual([
      { tag: '<h3>', reason: 'The page has no h1: nobody is told what it is about.', fix: undefined },
      { tag: '<h5>', reason: 'An h5 follows an h3: a level is missing between them.', fix: undefined },
    ]);
  });
});

describe('framework', () => {
  const pages = import.meta.glob<string>('../../../../docs/examples/*/*.html', {
    ...{ query: '?raw', import: 'default', eager: true },
  });

  test('what the engine writes in Clean mode is pure', () => {
    const found = Object.entries(pages).flatMap(([name, html]) => {
      const framework = /(tailwind|bootstrap)\.html$/.exec(name)?.[1] as Framework | undefined;
      if (!framework) return [];
      return check(html, { framework }).purity!.findings.map(({ reason }) => `${name}: ${reason}`);
    });
    expect(Object.keys(pages).length).toBeGreaterThan(20);
    expect(found).toEqual([]);
  });

  test('rules beside those of the framework are told, tokens and variables are not', () => {
    const style = '<style>:root { --bs-primary: #123456; } .hero { color: red } .hero h1 { margin: 0 }</style>';
    const html = written('<main class="container">Tours</main>', style);
    expect(told(html, check(html, { framework: 'bootstrap' }).purity?.findings)).toEqual([
      { tag: '<style>', reason: 'Rules that are not Bootstrap’s: .hero, .hero h1.', fix: undefined },
    ]);
    const sheet = [
      '@theme { --color-ink: #111111; }',
      '@keyframes turn { from { opacity: 0 } }',
      '.card { @apply p-4; }',
      '@layer base { a { color: inherit } }',
    ].join('\n');
    const other = written('<main>Tours</main>', `<style type="text/tailwindcss">${sheet}</style>`);
    expect(told(other, check(other, { framework: 'tailwind' }).purity?.findings)).toEqual([
      { tag: '<style type="text/tailwindcss">', reason: 'Rules that are not Tailwind’s: .card, a.', fix: undefined },
    ]);
  });

  test('classes that Bootstrap does not have, each with its first element', () => {
    const html = written(
      '<main class="container hero"><p class="lead hero-text">Tours</p><p class="hero-text"></p></main>',
    );
    expect(told(html, check(html, { framework: 'bootstrap' }).purity?.findings)).toEqual([
      { tag: '<main class="container hero">', reason: 'hero is no class of Bootstrap.', fix: undefined },
      { tag: '<p class="lead hero-text">', reason: 'hero-text is no class of Bootstrap.', fix: undefined },
    ]);
  });

  test('odd steps, numbered names and style attributes lead to their elements', () => {
    const html = written('<main class="p-4 w-[37px]" style="color: red"><p class="card-2">Tours</p></main>');
    const inline = 'It has a style attribute: classes are found again and changed at once.';
    const main = '<main class="p-4 w-[37px]" style="color: red">';
    expect(told(html, check(html, { framework: 'tailwind' }).purity?.findings)).toEqual([
      { tag: main, reason: inline, fix: undefined },
      { tag: main, reason: 'w-[37px] is not on the documented scale.', fix: 'Use w-9' },
    ]);
    expect(told(html, check(html, { framework: 'custom' }).purity?.findings.slice(-1))).toEqual([
      { tag: '<p class="card-2">', reason: 'card-2 is numbered, which says nothing.', fix: undefined },
    ]);
  });

  test('a size of type in brackets becomes the nearest one of the page or of Tailwind, and keeps its condition', async () => {
    const theme = '<style type="text/tailwindcss">@theme { --text-note: 0.8125rem; }</style>';
    const html = written('<main class="md:text-[13.2px] text-[15px] text-[90px] text-[#ff0000]">Tours</main>', theme);
    const { purity } = check(html, { framework: 'tailwind' });
    const fixes = purity?.findings.map(({ fix }) => fix?.label);
    expect(fixes).toEqual(['Use md:text-note', 'Use text-sm', undefined, undefined]);
    expect((await mend(html, purity?.findings[0])).html).toContain('class="md:text-note text-[15px] ');
  });

  test('a style attribute is said by Tailwind’s utilities, which take the place of others of their kind', async () => {
    const style = 'margin-top: 13px; font-size: 15px; color: #0f172a; width: 100%';
    const theme = '<style type="text/tailwindcss">@theme { --color-ink: #0f172a; }</style>';
    const html = written(`<p class="mt-2 md:mt-8 hover:underline" style="${style}">Tours</p>`, theme);
    const [finding] = check(html, { framework: 'tailwind' }).purity?.findings ?? [];
    const mended = await mend(html, finding);
    expect(mended.html).toContain('<p class="mt-3 text-sm text-ink w-full hover:underline">Tours</p>');
    expect(check(mended.html, { framework: 'tailwind' }).purity?.findings).toEqual([]);
  });

  test('… and by Bootstrap’s', async () => {
    const style = 'margin-bottom: 20px; font-size: 19px; font-weight: 700; color: #6c757d';
    const html = written(`<h2 class="h2 mb-1" style="${style}">Tours</h2>`);
    const [finding] = check(html, { framework: 'bootstrap' }).purity?.findings ?? [];
    expect((await mend(html, finding)).html).toContain('<h2 class="fs-5 mb-3 fw-bold text-secondary">Tours</h2>');
  });

  test.each([
    ['tailwind', 'font-size: 15px; min-width: 600px'],
    ['tailwind', 'margin-top: -13px'],
    ['tailwind', 'margin-top: 900px'],
    ['tailwind', 'color: #123457'],
    ['bootstrap', 'padding: 8px 16px'],
    ['bootstrap', 'width: 37%'],
    ['bootstrap', 'nonsense'],
  ] as const)('%s cannot say “%s”', (framework, style) => {
    const html = written(`<main class="container" style="${style}">Tours</main>`);
    expect(check(html, { framework }).purity?.findings.map(({ fix }) => fix)).toEqual([undefined]);
  });

  test('in custom CSS a style attribute moves into a modifier, for all that are written alike', async () => {
    const card = '<p class="card" style="margin: 7px 0 0; color: red !important">Tours</p>';
    const html = written(`${card}\n${card}\n<p class="card">Boats</p>`);
    const css = '.card {\n  color: blue;\n}\n\n.end {\n  color: green;\n}\n';
    const [finding] = check(html, { css }).purity?.findings ?? [];
    const mended = await mend(html, finding, css);
    const moved = '<p class="card card--custom">Tours</p>';
    expect(mended.html).toBe(written(`${moved}\n${moved}\n<p class="card">Boats</p>`));
    expect(mended.css).toBe(
      '.card {\n  color: blue;\n}\n\n.card--custom {\n  margin: 7px 0 0;\n  color: red !important;\n}\n\n.end {\n  color: green;\n}\n',
    );
  });

  test('… also where there is no class yet', async () => {
    const html = written('<h2 style="color: red">Tours</h2>');
    const [finding] = check(html).purity?.findings ?? [];
    const mended = await mend(html, finding);
    const [, name] = /<h2 class="([\w-]+)">Tours/.exec(mended.html) ?? [];
    expect(mended.css).toBe(`.${name} {\n  color: red;\n}\n`);
  });

  test('a number that is the shade of a token is none', () => {
    const html = written('<main class="badge badge--danger-100"></main><p class="badge badge--info-2"></p>');
    const css = ':root {\n  --color-danger-100: #fee2e2;\n}\n';
    expect(told(html, check(html, { framework: 'custom', css }).purity?.findings)).toEqual([
      {
        tag: '<p class="badge badge--info-2">',
        reason: 'badge--info-2 is numbered, which says nothing.',
        fix: undefined,
      },
    ]);
  });

  test('many odd classes are told together', () => {
    const names = Array.from({ length: 9 }, (_, i) => `p-[${i + 40}px]`);
    const html = written(`<main>${names.map((name) => `<p class="${name}"></p>`).join('')}</main>`);
    const findings = told(html, check(html, { framework: 'tailwind' }).purity?.findings);
    expect(findings).toHaveLength(7);
    expect(findings.at(-1)).toEqual({
      ...{ tag: '<p class="p-[46px]">', fix: undefined },
      reason: 'So it is with 3 more: p-[46px], p-[47px], p-[48px].',
    });
  });

  test('nothing of it is asked in Exact mode, but of custom CSS', () => {
    const html = written('<main class="w-[37px] box-2" style="color: red">Tours</main>');
    const { purity } = check(html, { framework: 'bootstrap', mode: 'exact' });
    expect(purity?.findings).toEqual([]);
    expect(purity?.notMeasured).toMatch(/^Not asked in Exact mode/);
    expect(check(html, { framework: 'custom', mode: 'exact' }).purity?.findings).toHaveLength(2);
  });
});

describe('craft', () => {
  const box = { x: 0, y: 0, width: 100, height: 20 };
  const leaf = (role: string, text: string): LayoutNode => ({ kind: 'text', role, box, text });
  const item = (text: string): LayoutNode => ({
    ...{ kind: 'stack', role: 'listitem', box, component: 'tour', children: [leaf('paragraph', text)] },
  });

  test('says that nothing was measured where the picture’s layout is not known', () => {
    const { craft } = check(written('<main><h1>Tours</h1></main>'));
    expect(craft?.findings).toEqual([]);
    expect(craft?.notMeasured).toMatch(/^Not measured/);
  });

  test('what is not written like its like leads to the first that differs', () => {
    const body = '<ul><li class="a">Boats</li><li class="b">Sails</li><li class="a">Trains</li></ul>';
    const html = written(`<main>${body}</main>`);
    const layout: LayoutNode = { kind: 'stack', role: 'list', box, children: ['Boats', 'Sails', 'Trains'].map(item) };
    const { craft } = check(html, { result: { layout }, craft: craftOf(body) });
    expect(craft?.notMeasured).toBeUndefined();
    expect(told(html, craft?.findings)[0]).toEqual({
      tag: '<li class="b">',
      reason: '1 of the 3 “tour” (the first is “Boats”) are not written like the others: same tags, same classes.',
      fix: undefined,
    });
  });

  test('a text that is not in the element that it is leads there', () => {
    const body = '<h1>Tours</h1><div>Book a seat</div>';
    const html = written(`<main>${body}</main>`);
    const layout: LayoutNode = { kind: 'stack', role: 'main', box, children: [leaf('button', 'Book a seat')] };
    const { craft } = check(html, { result: { layout }, craft: craftOf(body) });
    expect(told(html, craft?.findings)).toEqual([
      { tag: '<div>', reason: 'Not in a button element: “Book a seat”.', fix: undefined },
    ]);
  });
});

describe('size and format', () => {
  test('a heavy page leads to its heaviest picture', () => {
    const html = written('<main><img id="a" src="a.png"><img id="b" src="assets/picture-1.png"></main>');
    const whole = {
      html: html.replace('assets/picture-1.png', `data:image/png;base64,${'A'.repeat(1_600_000)}`),
      css: '',
    };
    const { size } = check(html, { whole });
    const [finding] = told(html, size?.findings);
    expect(finding?.tag).toBe('<img id="b" src="assets/picture-1.png">');
    expect(finding?.reason).toMatch(/^The page has 1563 kB\./);
  });

  test('a line that is too long leads to its element, and is laid out anew', async () => {
    const html = written(`<main><p>Tours</p>${'<p>Boats and trains</p>'.repeat(20)}</main>`);
    const { size } = check(html);
    expect(told(html, size?.findings)).toEqual([
      { tag: '<main>', reason: 'A line of 485 characters cannot be reviewed.', fix: 'Format' },
    ]);
    const path = `d="M${'0 1 '.repeat(200)}z"`;
    const drawn = written(`<main>\n<svg>\n<path ${path} />\n<path\nfill="red"\n${path}\n/></svg></main>`);
    expect(check(drawn).size?.findings).toEqual([]);
    const { html: mended } = await mend(html, size?.findings[0]);
    expect(Math.max(...mended.split('\n').map((line) => line.length))).toBeLessThan(120);
  });
});
