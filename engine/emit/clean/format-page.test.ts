import * as htmlPlugin from 'prettier/plugins/html';
import * as cssPlugin from 'prettier/plugins/postcss';
import { format } from 'prettier/standalone';
import { describe, expect, it } from 'vitest';
import { writePage } from '../../write-page.ts';
import { formatPage, PRINT_WIDTH } from './format-page.ts';
import { SAMPLE_PAGE } from './testing/sample-page.ts';

const formatted = (code: string, parser: string) =>
  format(code, { parser, plugins: [htmlPlugin, cssPlugin], printWidth: PRINT_WIDTH });

describe('formatPage', () => {
  it.each(['tailwind', 'bootstrap', 'custom'] as const)(
    'leaves Prettier nothing to change in %s',
    async (framework) => {
      const { html, css } = await writePage(SAMPLE_PAGE, framework);
      expect(await formatted(html, 'html')).toBe(html);
      if (css) expect(await formatted(css, 'css')).toBe(css);
    },
  );

  it('writes the same code for the same page', async () => {
    expect(await writePage(SAMPLE_PAGE, 'custom')).toEqual(await writePage(structuredClone(SAMPLE_PAGE), 'custom'));
  });

  it('gives pictures back as they were', async () => {
    const picture = `data:image/png;base64,${'iVBORw0KGgo'.repeat(400)}`;
    const { html } = await formatPage({ html: `<body><img src="${picture}" alt=""><p>Words</p></body>`, css: '' });
    expect(html).toContain(picture);
  });

  it('leaves no room at the ends of badges that stand in one line', async () => {
    const badge = (words: string) => `<span class="badge">\n${words}\n</span>`;
    const row = `<div class="row">${badge('Strategy')}\n${badge('Grants')}</div>`;
    const html = `<!doctype html><html><body>${row}<table><tr><td>${badge('Paid')}</td></tr></table></body></html>`;
    const { html: written } = await formatPage({ html, css: '' });
    for (const words of ['Strategy', 'Grants', 'Paid']) expect(written).toContain(`>${words}<`);
    expect(await formatted(written, 'html')).toBe(written);
  });

  it('keeps the white space of listings', async () => {
    const listing = '<pre>  first\n    <span> second </span>\n</pre>';
    const { html } = await formatPage({ html: `<body><div>${listing}</div></body>`, css: '' });
    expect(html).toContain('  first\n    <span> second </span>\n');
  });
});
