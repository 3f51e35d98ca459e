import { describe, expect, it } from 'vitest';
import { examples } from './testing/examples.ts';
import { changedLines } from './testing/find.ts';
import { readTokens, setToken } from './tokens.ts';

const tailwind = examples['pricing in Tailwind'];
const bootstrap = examples['pricing in Bootstrap'];
const custom = examples['pricing in custom CSS'];

describe('readTokens', () => {
  // The examples are written by the engine, so the radii of a page are whichever it declares.
  it.each([
    ['tailwind', tailwind, { palette: '--color-orange-400', type: '--text-title', spacing: '--spacing-section' }],
    ['bootstrap', bootstrap, { palette: '--bs-primary', families: '--bs-body-font-family' }],
    ['custom', custom, { palette: '--color-muted-600', type: '--text-xs', spacing: '--space-2-5' }],
  ] as const)('groups what a page in %s declares', (framework, code, expected) => {
    const tokens = readTokens(code, framework);
    for (const [group, name] of Object.entries(expected))
      expect(tokens.find((token) => token.name === name)?.group).toBe(group);
    const radii = tokens.filter(({ name }) => /^--(bs-border-)?radius/.test(name));
    expect(radii.length).toBeGreaterThan(0);
    expect(new Set(radii.map(({ group }) => group))).toEqual(new Set(['radii']));
    expect(tokens.some(({ name }) => /container-|tracking|-rgb$|btn/.test(name))).toBe(false);
  });
});

describe('setToken', () => {
  it('changes one line of the theme', () => {
    const changed = setToken(tailwind, 'tailwind', '--color-orange-400', '#112233');
    expect(changedLines(tailwind.html, changed.html)).toEqual([
      ['--color-orange-400: #fb923c;', '--color-orange-400: #112233;'],
    ]);
    expect(setToken(changed, 'tailwind', '--color-orange-400', '#fb923c')).toEqual(tailwind);
  });

  it('overrides a step of the framework, and lets it be again', () => {
    const changed = setToken(tailwind, 'tailwind', '--color-slate-900', '#101010');
    expect(changed.html).toMatch(/ {8}--radius-[^;]+;\n {8}--color-slate-900: #101010;\n {6}\}/);
    expect(setToken(changed, 'tailwind', '--color-slate-900', null)).toEqual(tailwind);
  });

  it('makes a block where there is none', () => {
    const page = { html: '<html>\n  <head>\n    <title>T</title>\n  </head>\n  <body></body>\n</html>', css: '' };
    const expected = (type: string, root: string, name: string) =>
      page.html.replace(
        '</title>',
        `</title>\n    <style${type}>\n      ${root} {\n        ${name}: 1px;\n      }\n    </style>`,
      );
    expect(setToken(page, 'tailwind', '--spacing', '1px').html).toBe(
      expected(' type="text/tailwindcss"', '@theme', '--spacing'),
    );
    expect(setToken(page, 'bootstrap', '--bs-border-radius', '1px').html).toBe(
      expected('', ':root', '--bs-border-radius'),
    );
    expect(setToken({ html: '', css: '.a { gap: 0 }' }, 'custom', '--space-1', '1px').css).toBe(
      ':root {\n  --space-1: 1px;\n}\n\n.a { gap: 0 }',
    );
    expect(setToken(page, 'tailwind', '--spacing', null)).toBe(page);
  });

  it('takes along what follows the colour in Bootstrap', () => {
    const { html } = setToken(bootstrap, 'bootstrap', '--bs-primary', '#0000ff');
    const lines = new Map(
      changedLines(bootstrap.html, html).map(([, line]) => line.replace(';', '').split(': ') as [string, string]),
    );
    expect(lines.get('--bs-primary-rgb')).toBe('0, 0, 255');
    expect(html).toContain('--bs-btn-bg: var(--bs-primary);');
    expect(lines.get('--bs-link-color-rgb')).toBe('0, 0, 255');
    expect(lines.get('--bs-btn-color')).toBe('#ffffff');
    expect(lines.has('--bs-success')).toBe(false);
    expect(html).not.toContain('#fb923c');
  });

  it('declares the twin of a colour that the page leaves to Bootstrap', () => {
    const { html } = setToken(bootstrap, 'bootstrap', '--bs-info', '#102030');
    expect(html).toContain('--bs-info: #102030;');
    expect(html).toContain('--bs-info-rgb: 16, 32, 48;');
    expect(setToken({ ...bootstrap, html }, 'bootstrap', '--bs-info', null)).toEqual(bootstrap);
  });
});
