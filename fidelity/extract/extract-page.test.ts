import { existsSync } from 'node:fs';
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PageFacts } from '../facts.ts';
import { extractPage } from './extract-page.ts';

const executablePath = process.env.CHROMIUM || '/usr/bin/chromium';

describe.skipIf(!existsSync(executablePath))('extractPage, in Chromium', () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
    page = await browser.newPage({ viewport: { width: 800, height: 600 } });
  }, 60_000);
  afterAll(() => browser?.close());

  async function factsOf(body: string, css = ''): Promise<PageFacts> {
    await page.setContent(
      `<!doctype html><style>* { margin: 0; padding: 0 } body { font: 20px/30px "Liberation Sans", Arial } ${css}</style>${body}`,
    );
    return (await page.evaluate(`(${extractPage.toString()})(document)`)) as PageFacts;
  }

  const texts = (facts: PageFacts): string[] => facts.blocks.map(({ original }) => original);
  const words = (facts: PageFacts): string[] => facts.words.map(({ text }) => text);

  it('groups text by its nearest text-bearing ancestor, in document order', async () => {
    const facts = await factsOf('<div>One <em>big</em> cup<p>of <a href="#">green tea</a> now</p>please</div>');
    expect(texts(facts)).toEqual(['One big cup please', 'of now', 'green tea']);
    expect(facts.blocks.map(({ tag }) => tag)).toEqual(['div', 'p', 'a']);
    expect(facts.blocks[1]?.text).toBe('of now');
  });

  it('reads the options of a list that is open, and the chosen one of a list that is closed', async () => {
    const options = '<option>Oslo</option><option selected>Bergen</option>';
    const open = await factsOf(`<select multiple size="4">${options}</select>`);
    expect(words(open)).toEqual(['Oslo', 'Bergen']);
    expect(open.words[1].y).toBeGreaterThan(open.words[0].y + 10);
    expect(words(await factsOf(`<select>${options}</select>`))).toEqual(['Bergen']);
  });

  it('places options where the list has them, however wide its border and padding', async () => {
    const facts = await factsOf('<select multiple size="4" style="padding: 9px 40px"><option>Oslo</option></select>');
    expect(facts.words[0].x).toBeLessThan(60);
  });

  it('breaks the text of a text area as it does', async () => {
    const text = 'green tea and black tea\n  please';
    const style = 'width: 130px; border: 0; font: 20px/30px Arial; resize: none';
    const facts = await factsOf(`<textarea style="${style}" rows="3">${text}</textarea>`);
    expect(words(facts)).toEqual(['green', 'tea', 'and', 'black', 'tea', 'please']);
    const [green, , and, black, , please] = facts.words;
    expect([and.y, black.y, please.y].map((y) => Math.round(y - green.y))).toEqual([0, 30, 60]);
    expect(please.x).toBeGreaterThan(green.x + 8);
  });

  it('boxes the text, not the element', async () => {
    const facts = await factsOf('<p style="margin: 40px 0 0 100px; padding: 10px">Tea</p>');
    const [block] = facts.blocks;
    expect(block?.x).toBeCloseTo(110, 0);
    expect(block?.width).toBeLessThan(60);
    expect(block?.y).toBeGreaterThanOrEqual(50);
    expect((block?.y ?? 0) + (block?.height ?? 0)).toBeLessThanOrEqual(82);
  });

  it('reads colours that only the browser knows, without a warning', async () => {
    const warnings: string[] = [];
    page.on('console', (message) => warnings.push(message.text()));
    const colors = ['oklch(0.6 0.2 20)', 'oklch(0.6 0.2 140)', 'oklch(0.6 0.2 260)'];
    const facts = await factsOf(colors.map((color) => `<p style="color:${color}">Tea</p>`).join(''));
    expect(new Set(facts.blocks.map(({ color }) => color.join())).size).toBe(3);
    expect(warnings).toEqual([]);
  });

  it('leaves out what cannot be seen', async () => {
    const facts = await factsOf(
      `<p>Seen</p><p style="display:none">a</p><p style="visibility:hidden">b</p><p style="opacity:0">c</p>
       <p style="color:transparent">d</p><p style="position:absolute;left:-999px">e</p><p style="font-size:0">f</p>
       <div style="height:0;overflow:hidden"><p>g</p></div><script>h</script>
       <p style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">i</p>
       <div style="position:relative"><p>under</p><div style="position:absolute;inset:0;background:#fff"></div></div>
       <details><summary style="display:none"></summary>j<p>k</p></details>
       <div style="content-visibility:hidden"><p>l</p><input value="m"></div>`,
    );
    expect(texts(facts)).toEqual(['Seen']);
    expect(words(facts)).toEqual(['Seen']);
  });

  it('reads what is open, and the summary of what is not', async () => {
    const facts = await factsOf(
      `<details><summary>Closed</summary>a</details><details open><summary>Open</summary><p>b</p></details>
       <div style="display:contents">c</div>`,
    );
    expect(words(facts)).toEqual(['Closed', 'Open', 'b', 'c']);
  });

  it('reads the text as shown: transformed, spaces collapsed, a word across two elements in one piece', async () => {
    const facts = await factsOf('<p style="text-transform:uppercase">fresh   \n bread</p><p>un<b>bold</b>ed word</p>');
    expect(texts(facts).slice(0, 2)).toEqual(['FRESH BREAD', 'un ed word']);
    expect(words(facts)).toEqual(['FRESH', 'BREAD', 'unbolded', 'word']);
  });

  it('mixes translucent colours with what is behind them', async () => {
    const facts = await factsOf(
      '<div style="background:rgb(0,0,0)"><p style="color:#fff;opacity:.5">Half</p></div><p style="color:oklch(0.628 0.2577 29.23)">Red</p>',
    );
    expect(facts.blocks[0]).toMatchObject({ color: [128, 128, 128], background: [0, 0, 0] });
    expect(facts.blocks[1]?.color[0]).toBeGreaterThan(250);
  });

  it('finds pictures and boxes, and no box where nothing shows', async () => {
    const facts = await factsOf(
      `<img alt="" width="100" height="50" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7">
       <div style="width:200px;height:60px;background:#eee">box</div>
       <div style="width:200px;height:60px;border:1px solid #999">bordered</div>
       <div style="width:200px;height:60px;border-bottom:1px solid #999">line</div>
       <div style="width:200px;height:60px;background:#fff">white on white</div>
       <div style="width:200px;height:60px;background:linear-gradient(red,blue)">gradient</div>`,
    );
    expect(facts.regions.map(({ kind, height }) => [kind, Math.round(height)])).toEqual([
      ['image', 50],
      ['box', 60],
      ['box', 62],
      ['box', 60],
    ]);
  });

  it('gives letters that are filled with a gradient its mean colour', async () => {
    const facts = await factsOf(
      `<h1 style="background:linear-gradient(90deg,rgb(0,40,200),#c82800 80%);background-clip:text;color:transparent">Fresh</h1>`,
    );
    expect(facts.words.map(({ color }) => color)).toEqual([[100, 40, 100]]);
  });

  it('counts text in form controls as words, not as blocks', async () => {
    const facts = await factsOf(
      '<input placeholder="Your name"><input type="submit" value="Send"><input type="hidden" value="x">',
    );
    expect(words(facts)).toEqual(['Your', 'name', 'Send']);
    expect(facts.blocks).toEqual([]);
  });

  it('reads the text in form controls where they stand', async () => {
    const facts = await factsOf(
      '<p>Search</p><form><label>Word <input value="tea"></label><input type="submit" value="Go"></form><p>Results</p>',
    );
    expect(words(facts)).toEqual(['Search', 'Word', 'tea', 'Go', 'Results']);
  });

  it('tells sideways scrolling, positioned elements and the outline', async () => {
    const facts = await factsOf(
      '<header>a</header><main><h1>b</h1><h2>c</h2></main><div style="width:2000px">wide</div><div style="position:fixed">d</div>',
    );
    expect(facts.overflow).toBe(true);
    expect(facts.tree).toMatchObject({ positioned: 1, main: 1, headings: 2, h1: 1, landmarks: 2, elements: 6 });
    expect((await factsOf('<p>narrow</p>')).overflow).toBe(false);
  });
});
