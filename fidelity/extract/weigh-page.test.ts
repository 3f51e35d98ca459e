import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type PageWeight, weighPage } from './weigh-page.ts';

const executablePath = process.env.CHROMIUM || '/usr/bin/chromium';

describe.skipIf(!existsSync(executablePath))('weighPage, in Chromium', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    page = await browser.newPage();
  }, 60_000);
  afterAll(() => browser?.close());

  async function weigh(css: string, body = '<a class="x">Tea</a>'): Promise<PageWeight> {
    await page.setContent(`<!doctype html><style>${css}</style><body>${body}`);
    return (await page.evaluate(`(${weighPage})(document)`)) as PageWeight;
  }

  it('counts the rules that are used, in whatever state or window', async () => {
    const one = (await weigh('a { color: red; }')).css;
    expect(one).toBe('a { color: red }'.length);
    expect((await weigh('a { color: red } b { color: red } .y a { color: red }')).css).toBe(one);
    expect((await weigh('a:hover { color: red }')).css).toBe(one + ':hover'.length);
    expect((await weigh('@media (min-width: 9000px) { a { color: red } }')).css).toBeGreaterThan(one);
    expect((await weigh('a::before { color: red }')).css).toBe(one + '::before'.length);
  });

  it('counts of a list the selectors that match, and rules inside rules', async () => {
    expect((await weigh('a, b, i { color: red }')).css).toBe('a { color: red }'.length);
    expect((await weigh('.x { &:hover { color: red } }')).css).toBeGreaterThan(0);
    expect((await weigh('.y { &:hover { color: red } }')).css).toBe(0);
  });

  it('counts custom properties that are asked for, directly or through another', async () => {
    const used = (await weigh(':root { --a: var(--b); --b: red } a { color: var(--a) }')).css;
    expect((await weigh(':root { --a: var(--b); --b: red; --c: blue } a { color: var(--a) }')).css).toBe(used);
    expect((await weigh(':root { --a: red }')).css).toBe(0);
  });

  it('counts neither pictures nor drawings nor indentation', async () => {
    const picture = await weigh('', '<img src="data:image/png;base64,AAAA">');
    expect(picture.html).toBe('<body><img src=""></body>'.length);
    expect((await weigh('', '<p>\n      <svg><path d="M0 0h9"/></svg></p>')).html).toBe(
      '<body><p> <svg></svg></p></body>'.length,
    );
  });
});
