import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import type { StageReport } from '#engine/index.ts';
import { draw } from '#server/testing/pictures.ts';
import type { Answer } from './messages.ts';
import { createEnginePool, type EnginePool } from './pool.ts';

/** A small product page of our own. */
const aProductPage = () =>
  draw(
    800,
    420,
    [
      { x: 0, y: 0, width: 800, height: 64, color: '#102a43' },
      { x: 32, y: 250, width: 160, height: 44, color: '#d64545', radius: 6 },
    ],
    [
      { text: 'Harbour', x: 32, y: 22, size: 20, color: '#ffffff', weight: 'bold' },
      { text: 'Products', x: 520, y: 25, size: 15, color: '#d9e2ec' },
      { text: 'Pricing', x: 620, y: 25, size: 15, color: '#d9e2ec' },
      { text: 'Contact', x: 710, y: 25, size: 15, color: '#d9e2ec' },
      { text: 'Ship every order on time', x: 32, y: 108, size: 36, color: '#102a43', weight: 'bold' },
      {
        text: 'Plan your deliveries, follow each parcel and answer customers from one place,',
        ...{ x: 32, y: 176, size: 16, color: '#486581' },
      },
      { text: 'without spreadsheets and without guessing.', x: 32, y: 200, size: 16, color: '#486581' },
      { text: 'Start today', x: 68, y: 266, size: 16, color: '#ffffff', weight: 'bold' },
    ],
  );

const WORDS = ['Harbour', 'Products', 'Pricing', 'Contact', 'Ship', 'deliveries,', 'spreadsheets', 'Start', 'today'];

/** Takes a job and never answers. */
const aHangingThread = () =>
  new Worker(
    `const { parentPort } = require('node:worker_threads');
    parentPort.postMessage({ type: 'ready' });
    parentPort.on('message', () => { for (;;); });`,
    { eval: true },
  );
const aWritingThread = () => new Worker(new URL('./writing-worker.ts', import.meta.url));

describe('createEnginePool', () => {
  let pool: EnginePool;
  let image: Uint8Array;

  beforeAll(async () => {
    pool = createEnginePool({ threads: 1 });
    image = await aProductPage();
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
    const title = lines.find((line) => line.text.startsWith('Ship'))!;
    expect(title.color).toBe('#102a43');
    // The picture was drawn with rounded advances.
    expect(Math.abs(title.fontSize - 36)).toBeLessThan(0.5);
    expect(palette).toContain('#d64545');
  });

  it('reports the stages in order, with the layout first', async () => {
    const reports: StageReport[] = [];
    await pool.convert(image, { framework: 'custom' }, { onStage: (report) => reports.push(report) });
    const stages = [...new Set(reports.map(({ stage }) => stage))];
    expect(stages).toEqual(['segment', 'text', 'style', 'layout', 'emit']);
    expect(reports[0].preview?.html).toContain('<main');
  });

  it('has stages reported, and previews made, only for somebody who watches', async () => {
    const heard: Answer<unknown>['type'][] = [];
    const startThread = () => {
      const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { workerData: { ocrThreads: 1 } });
      return worker.on('message', ({ type }: Answer<unknown>) => heard.push(type));
    };
    const quiet = createEnginePool({ startThread });
    onTestFinished(() => quiet.close());
    await quiet.convert(image, { framework: 'custom' });
    expect(heard).toEqual(['ready', 'done']);
    await quiet.convert(image, { framework: 'custom' }, { onStage() {} });
    expect(heard).toContain('stage');
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

  it('practises on each of its threads before the first page comes', async () => {
    const jobs: number[] = [];
    const startThread = () => {
      const thread = jobs.push(0) - 1;
      const worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { workerData: { ocrThreads: 1 } });
      const post = worker.postMessage.bind(worker);
      worker.postMessage = (job) => {
        jobs[thread]++;
        post(job);
      };
      return worker;
    };
    const two = createEnginePool({ threads: 2, startThread });
    onTestFinished(() => two.close());
    await two.warm(image);
    // As often as it helps, which differs from machine to machine.
    expect(jobs[0]).toBeGreaterThanOrEqual(2);
    expect(jobs).toEqual([jobs[0], jobs[0]]);
  });

  it('has nothing to say when it is closed while it warms up', async () => {
    const brief = createEnginePool();
    const warming = brief.warm(image);
    await brief.close();
    await expect(warming).resolves.toBeUndefined();
  });

  it('begins a page again, once, when its thread is killed', async () => {
    const started: Worker[] = [];
    const startThread = () => {
      const script = new URL('./engine-worker.ts', import.meta.url);
      started.push(new Worker(script, { workerData: { ocrThreads: 1 } }));
      return started.at(-1)!;
    };
    const mortal = createEnginePool({ startThread });
    onTestFinished(() => mortal.close());
    const killing = (threads: number) => {
      const killed = new Set<Worker>();
      const onStage = () => {
        const worker = started.at(-1)!;
        if (killed.size === threads || killed.has(worker)) return;
        killed.add(worker);
        void worker.terminate();
      };
      return { onStage };
    };
    const { html } = await mortal.convert(image, { framework: 'custom' }, killing(1));
    expect(html).toContain('Harbour');
    expect(started.length).toBe(2);
    await expect(mortal.convert(image, { framework: 'custom' }, killing(2))).rejects.toThrow(/stopped unexpectedly/);
    expect((await mortal.convert(image, { framework: 'custom' })).html).toContain('Harbour');
  });

  it('ends a thread that hangs: its page fails, and the next one finds a new thread', async () => {
    const started: Worker[] = [];
    const startThread = () => {
      const script = new URL('./engine-worker.ts', import.meta.url);
      const first = started.length === 0;
      started.push(first ? aHangingThread() : new Worker(script, { workerData: { ocrThreads: 1 } }));
      return started.at(-1)!;
    };
    const hasty = createEnginePool({ startThread, limit: 4000 });
    onTestFinished(() => hasty.close());
    const ended = hasty.warm().then(() => once(started[0], 'exit'));
    const word = await draw(200, 60, [], [{ text: 'Harbour', x: 20, y: 18, size: 20, color: '#102a43' }]);
    await expect(hasty.convert(word, { framework: 'custom' })).rejects.toThrow('took longer than 4 s');
    await ended;
    await hasty.warm();
    expect((await hasty.convert(word, { framework: 'custom' })).html).toContain('Harbour');
    expect(started.length).toBe(2);
  });

  it.each(['tailwind', 'bootstrap', 'custom'] as const)(
    'writes a known page into %s as its conversion did',
    async (framework) => {
      const { html, css, clean } = await pool.convert(image, { framework, mode: 'clean' });
      expect(await pool.write('writePage', [clean!, framework])).toEqual({ html, css });
    },
  );

  it('writes while all of its threads convert', async () => {
    const { clean } = await pool.convert(image, { framework: 'custom' });
    const busy = createEnginePool({ startThread: aHangingThread });
    const converting = expect(busy.convert(image, { framework: 'custom' })).rejects.toThrow('stopped unexpectedly');
    const { html } = await busy.write('printPage', [clean!, 'bootstrap']);
    expect(html).toContain('Harbour');
    await busy.close();
    await converting;
  });

  it('says what cannot be written, and goes on', async () => {
    const broken = pool.write('layOutCode', [{ html: '<p></div>', css: '' }]);
    const whole = pool.write('layOutCode', [{ html: '<p>Harbour', css: '' }]);
    await expect(broken).rejects.toThrow('Unexpected closing tag "div"');
    expect((await whole).html).toBe('<p>Harbour</p>\n');
  });

  it('stops writing for whoever has gone, and writes what waits', async () => {
    const started: Worker[] = [];
    const startWritingThread = () => {
      started.push(started.length === 0 ? aHangingThread() : aWritingThread());
      return started.at(-1)!;
    };
    const own = createEnginePool({ startWritingThread });
    onTestFinished(() => own.close());
    const [first, second] = [new AbortController(), new AbortController()];
    const page = [{ html: '<p>Harbour', css: '' }] as [{ html: string; css: string }];
    const running = own.write('layOutCode', page, first.signal);
    const waiting = own.write('layOutCode', page, second.signal);
    const last = own.write('layOutCode', page);
    first.abort(new Error('the first one has gone'));
    second.abort(new Error('the second one has gone'));
    await expect(running).rejects.toThrow('the first one has gone');
    await expect(waiting).rejects.toThrow('the second one has gone');
    expect((await last).html).toBe('<p>Harbour</p>\n');
    expect(started.length).toBe(2);
  });

  it('ends a thread on which writing takes too long', async () => {
    const started: Worker[] = [];
    const startWritingThread = () => {
      started.push(started.length === 0 ? aHangingThread() : aWritingThread());
      return started.at(-1)!;
    };
    const hasty = createEnginePool({ startWritingThread, writingLimit: 4000 });
    onTestFinished(() => hasty.close());
    const slow = hasty.write('layOutCode', [{ html: '<p>Harbour', css: '' }]);
    await expect(slow).rejects.toThrow('took longer than 4 s');
    expect((await hasty.write('layOutCode', [{ html: '<p>Harbour', css: '' }])).html).toBe('<p>Harbour</p>\n');
  });

  it('names the problem when the bytes are no image', async () => {
    await expect(pool.convert(new Uint8Array([1, 2, 3]), { framework: 'custom' })).rejects.toThrow(/not an image/);
  });
});
