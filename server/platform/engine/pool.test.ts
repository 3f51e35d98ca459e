import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StageReport } from '#engine/index.ts';
import { createEnginePool, type EnginePool } from './pool.ts';

/** A small product page of our own. */
const PAGE = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="420" font-family="Liberation Sans, Arial, sans-serif">
  <rect width="800" height="420" fill="#ffffff"/>
  <rect width="800" height="64" fill="#102a43"/>
  <text x="32" y="40" font-size="20" font-weight="bold" fill="#ffffff">Harbour</text>
  <text x="520" y="39" font-size="15" fill="#d9e2ec">Products</text>
  <text x="620" y="39" font-size="15" fill="#d9e2ec">Pricing</text>
  <text x="710" y="39" font-size="15" fill="#d9e2ec">Contact</text>
  <text x="32" y="140" font-size="36" font-weight="bold" fill="#102a43">Ship every order on time</text>
  <text x="32" y="190" font-size="16" fill="#486581">Plan your deliveries, follow each parcel and answer customers from one place,</text>
  <text x="32" y="214" font-size="16" fill="#486581">without spreadsheets and without guessing.</text>
  <rect x="32" y="250" width="160" height="44" rx="6" fill="#d64545"/>
  <text x="112" y="277" font-size="16" font-weight="bold" fill="#ffffff" text-anchor="middle">Start today</text>
</svg>`;

const WORDS = ['Harbour', 'Products', 'Pricing', 'Contact', 'Ship', 'deliveries,', 'spreadsheets', 'Start', 'today'];

describe('createEnginePool', () => {
  let pool: EnginePool;
  let image: Uint8Array;

  beforeAll(async () => {
    pool = createEnginePool({ threads: 1 });
    image = await sharp(Buffer.from(PAGE)).png().toBuffer();
    await pool.warm();
  });
  afterAll(() => pool.close());

  it.each(['tailwind', 'bootstrap', 'custom'] as const)('reads the words of a page into %s', async (framework) => {
    const { html, lines, palette } = await pool.convert(image, { framework });
    const text = html.replace(/<[^>]+>/g, ' ');
    for (const word of WORDS) expect(text).toContain(word);
    expect(html).toMatch(/<h1[^>]*>Ship every order on time<\/h1>/);
    expect(html).toMatch(/<button[^>]*>Start today<\/button>/);
    expect(html).toMatch(/<nav[^>]*>/);
    expect(lines.find((line) => line.text.startsWith('Ship'))).toMatchObject({ color: '#102a43', fontSize: 36 });
    expect(palette).toContain('#d64545');
  });

  it('reports the stages in order, with the layout first', async () => {
    const reports: StageReport[] = [];
    await pool.convert(image, { framework: 'custom' }, { onStage: (report) => reports.push(report) });
    const stages = [...new Set(reports.map(({ stage }) => stage))];
    expect(stages).toEqual(['segment', 'text', 'style', 'layout', 'emit']);
    expect(reports[0].preview?.html).toContain('<main');
  });

  it('gives the same page twice', async () => {
    const first = await pool.convert(image, { framework: 'custom' });
    const second = await pool.convert(image, { framework: 'custom' });
    expect(second.html).toBe(first.html);
    expect(second.css).toBe(first.css);
  });

  it('stops a running job with the reason of its signal and goes on with the next', async () => {
    const controller = new AbortController();
    const running = pool.convert(
      image,
      { framework: 'custom' },
      {
        signal: controller.signal,
        onStage: () => controller.abort(new Error('The member cancelled.')),
      },
    );
    const waiting = pool.convert(image, { framework: 'custom' });
    await expect(running).rejects.toThrow('The member cancelled.');
    expect((await waiting).html).toContain('Harbour');
  });

  it('takes a waiting job out of the queue', async () => {
    const controller = new AbortController();
    const first = pool.convert(image, { framework: 'custom' });
    const second = pool.convert(image, { framework: 'custom' }, { signal: controller.signal });
    controller.abort(new Error('not needed'));
    await expect(second).rejects.toThrow('not needed');
    expect((await first).lines.length).toBeGreaterThan(4);
  });

  it('names the problem when the bytes are no image', async () => {
    await expect(pool.convert(new Uint8Array([1, 2, 3]), { framework: 'custom' })).rejects.toThrow(/not an image/);
  });
});
