import { describe, expect, it } from 'vitest';
import { harbourPage } from '#engine/emit/clean/testing/harbour-page.ts';
import { SAMPLE_PAGE } from '#engine/emit/clean/testing/sample-page.ts';
import { writePage } from '#engine/index.ts';
import { lintPage } from './lint-page.ts';
import { stylesOf } from './styles-of.ts';

describe('lintPage', () => {
  it('names the rules that a page breaks', async () => {
    const page = '<!doctype html><html lang="en"><head><title>Tea</title></head><body><img src="a.png"></body></html>';
    const { html, css } = await lintPage(page, 'a { color: #ffffff }');
    expect(html).toEqual([expect.stringMatching(/^wcag\/h37: /)]);
    expect(css).toEqual([expect.stringMatching(/^color-hex-length: /)]);
  });

  describe.each([
    ['a shop', SAMPLE_PAGE],
    ['a service', harbourPage()],
  ])('%s in Clean mode', (_, page) => {
    it.each(['tailwind', 'bootstrap', 'custom'] as const)('breaks no rule in %s', async (framework) => {
      const { html, css } = await writePage(page, framework);
      expect(await lintPage(html, stylesOf(html, css))).toEqual({ html: [], css: [] });
    });
  });
});
