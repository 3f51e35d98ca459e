import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CraftFacts } from '../craft/craft-facts.ts';
import { extractCraft } from './extract-craft.ts';

const executablePath = process.env.CHROMIUM || '/usr/bin/chromium';

describe.skipIf(!existsSync(executablePath))('extractCraft, in Chromium', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  }, 60_000);
  afterAll(() => browser?.close());

  async function factsOf(body: string, css = ''): Promise<CraftFacts> {
    await page.setContent(`<!doctype html><style>body { margin: 0; font: 16px Arial } ${css}</style>${body}`);
    return (await page.evaluate(`(${extractCraft})(document)`)) as CraftFacts;
  }

  it('reads visible elements in their order, with drawings as leaves', async () => {
    const { elements } = await factsOf(
      '<ul class="b a b"><li>Tea</li><li hidden>Coffee</li></ul><svg><path d="M0 0h9"/></svg>',
    );
    expect(elements.map(({ tag, parent }) => `${tag} ${parent}`)).toEqual(['body -1', 'ul 0', 'li 1', 'svg 0']);
    expect(elements[1].classes).toBe('a b');
  });

  it('reads the texts that are seen, and those of buttons that are inputs', async () => {
    const { texts, elements } = await factsOf(
      '<p>Tea <b>now</b></p><p style="opacity:0">never</p><p style="position:absolute;left:-999px">away</p><details><summary>More</summary>inside</details><input type="submit" value="Send"><input value="typed">',
    );
    expect(texts.map(({ text, element }) => [text, elements[element].tag])).toEqual([
      ['Tea', 'p'],
      ['now', 'b'],
      ['More', 'summary'],
      ['Send', 'input'],
    ]);
  });

  it('leaves out what a scrolled box hides, and keeps what is only read aloud', async () => {
    const { texts } = await factsOf(
      '<div class="list"><p>One</p><p>Two</p><p>Three</p><p class="out">Out</p></div><label class="aloud">Name</label>',
      '.list { height: 30px; overflow: auto; font-size: 20px } p { margin: 0 } .out { position: absolute; top: 300px } .aloud { position: absolute; width: 1px; height: 1px; overflow: hidden }',
    );
    expect(texts.map(({ text }) => text)).toEqual(['One', 'Two', 'Out', 'Name']);
  });

  it('leaves out what a menu hides that is folded up', async () => {
    const { texts } = await factsOf(
      '<ul><li>Forms</li><li class="open"><ul><li>Fields</li></ul></li><li class="folded"><ul><li>Checks</li></ul></li></ul>',
      '.open, .folded { overflow: hidden } .folded { height: 0 }',
    );
    expect(texts.map(({ text }) => text)).toEqual(['Forms', 'Fields']);
  });

  it('collects the different values, without what is automatic', async () => {
    const { values } = await factsOf(
      '<main><p>One</p><p class="big">Two</p></main>',
      'main { display: flex; gap: 8px; margin: 4px auto; max-width: 300px } p { margin: 0 } .big { font: 20px "Tinos", serif; color: #00f }',
    );
    expect(values.fontSize).toEqual(['16px', '20px']);
    expect(values.gap).toEqual(['8px']);
    expect(values.margin).toEqual(['4px']);
    expect(values.family).toEqual(['arial', 'tinos']);
    expect(values.color).toEqual(['0 0 0 255', '0 0 255 255']);
  });

  it('counts classes and inline styles of everything, seen or not', async () => {
    const facts = await factsOf('<p class="a" style="color: red">Tea</p><p class="a b" hidden>Coffee</p>');
    expect(facts.classes).toEqual(['a', 'a', 'b']);
    expect(facts.inlineStyles).toBe(1);
  });
});
