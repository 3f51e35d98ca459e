import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BOOTSTRAP_HEAD, CUSTOM_HEAD, convert, TAILWIND_HEAD, writePage } from './index.ts';
import type { EngineHost, Framework, GrayImage, LineReading, Raster, StageReport } from './model/conversion.ts';

const HEADS: Record<Framework, string> = {
  tailwind: TAILWIND_HEAD,
  bootstrap: BOOTSTRAP_HEAD,
  custom: CUSTOM_HEAD,
};
const FRAMEWORKS: Framework[] = ['tailwind', 'bootstrap', 'custom'];

/** A host that reads every line as the same words, spread over its width. */
function hostReading(text: string): EngineHost {
  const read = ({ width, height }: GrayImage): LineReading => {
    const words = text.split(' ').map((word, i, all) => ({
      text: word,
      confidence: 90,
      x: Math.floor((i * width) / all.length),
      y: 0,
      width: Math.floor(width / all.length),
      height,
    }));
    return { words, confidence: 90 };
  };
  return {
    readLines: async (lines, onRead) =>
      lines.map((line, i) => {
        const reading = read(line);
        onRead?.(i, reading);
        return reading;
      }),
    encodeImage: async () => 'data:image/webp;base64,AA==',
  };
}

/** White with three dark bars in a row, which a host may call words. */
function page(width = 200, height = 100): Raster {
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const left of [20, 30, 40]) {
    for (let y = 40; y < 52; y++) {
      for (let x = left; x < left + 5; x++) data.set([20, 30, 40, 255], (y * width + x) * 4);
    }
  }
  return { width, height, data };
}

describe('convert', () => {
  it.each(FRAMEWORKS)('gives a complete %s document', async (framework) => {
    const { html, css, lines, layout } = await convert(page(), { framework }, hostReading('Hello'));
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).toContain(HEADS[framework]);
    expect(html).toContain('<title>Hello</title>');
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).toContain('Hello</h1>');
    expect(css === '').toBe(framework !== 'custom');
    expect(lines[0]).toMatchObject({ text: 'Hello', color: '#141e28', x: 20, y: 40 });
    expect(JSON.parse(JSON.stringify(layout))).toEqual(layout);
  });

  it.each(FRAMEWORKS)('what it found, stored and written in %s, is what a conversion gives', async (framework) => {
    const host = hostReading('Harbour tours leave every hour');
    for (const first of FRAMEWORKS) {
      const { page: found } = await convert(page(), { framework: first }, host);
      const { html, css } = await convert(page(), { framework }, host);
      const stored = JSON.parse(JSON.stringify(found));
      for (const other of FRAMEWORKS) await writePage(stored, other);
      expect(await writePage(stored, framework)).toEqual({ html, css });
    }
  });

  it('shows the layout before anything is read', async () => {
    const reports: StageReport[] = [];
    const host = { ...hostReading('Hello'), onStage: (report: StageReport) => reports.push(report) };
    await convert(page(), { framework: 'custom' }, host);
    expect(reports[0].stage).toBe('segment');
    expect(reports[0].preview?.html).toContain('<main>');
    expect(reports.map(({ progress }) => progress)).toEqual([...reports.map(({ progress }) => progress)].sort());
    expect(reports.at(-1)).toMatchObject({ stage: 'emit', progress: 1 });
  });

  it('escapes what it reads', async () => {
    const { html } = await convert(page(), { framework: 'custom' }, hostReading('<script>AT&T'));
    expect(html).not.toContain('<script>');
    expect(html).toContain('AT&amp;T');
  });

  it('stops with the reason of the signal', async () => {
    const controller = new AbortController();
    const host = hostReading('Hello');
    const stopping: EngineHost = {
      ...host,
      signal: controller.signal,
      readLines: async (lines) => {
        controller.abort(new Error('enough'));
        return host.readLines(lines);
      },
    };
    await expect(convert(page(), { framework: 'custom' }, stopping)).rejects.toThrow('enough');
  });

  it('makes a page of any picture', async () => {
    const raster = fc
      .record({
        width: fc.integer({ min: 1, max: 48 }),
        height: fc.integer({ min: 1, max: 48 }),
        colors: fc.integer({ min: 1, max: 6 }),
      })
      .chain(({ width, height, colors }) =>
        fc.record({
          width: fc.constant(width),
          height: fc.constant(height),
          palette: fc.array(fc.integer({ min: 0, max: 0xffffffff }), { minLength: colors, maxLength: colors }),
          cells: fc.array(fc.nat(colors - 1), { minLength: width * height, maxLength: width * height }),
        }),
      );
    await fc.assert(
      fc.asyncProperty(raster, fc.constantFrom(...FRAMEWORKS), async ({ width, height, palette, cells }, framework) => {
        const data = new Uint8ClampedArray(width * height * 4);
        cells.forEach((cell, i) => {
          new DataView(data.buffer).setUint32(i * 4, palette[cell]);
        });
        const { html } = await convert({ width, height, data }, { framework }, hostReading('a b'));
        expect(html.startsWith('<!doctype html>')).toBe(true);
        expect(html.trimEnd().endsWith('</html>')).toBe(true);
        expect(html).not.toMatch(/NaN|undefined|Infinity/);
        expect(html.match(/<main/g)).toHaveLength(1);
      }),
      { numRuns: 60 },
    );
  });
});
