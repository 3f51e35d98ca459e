import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Provider } from '#contract/provider-keys.ts';
import { TAILWIND_HEAD } from '#engine/index.ts';
import { auditLedger } from '#server/features/credits/audit-ledger.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { openProviderStage, type ProviderStage } from './testing/provider-stage.ts';

const page = (html: string, css = '') => JSON.stringify({ html, css });

describe.each(testDatabases())('a provider on $name', ({ open }) => {
  let stage: ProviderStage;
  beforeAll(async () => {
    stage = await openProviderStage(open);
  });
  beforeEach(() => stage.reset());
  afterEach(async () => {
    expect(await auditLedger(stage.services.db)).toEqual([]);
  });
  afterAll(() => stage.close());

  const events = async (id: string) => {
    const { text } = await stage.client.get(`/api/generations/${id}/events`);
    return [...text.matchAll(/^data: (.*)$/gm)].map(([, json]) => JSON.parse(json!));
  };

  test.each(['gemini', 'openai', 'anthropic', 'compatible'] as Provider[])('%s writes the page', async (provider) => {
    await stage.addKey(provider);
    const before = await stage.balance();
    const id = await stage.order({ engine: provider, instructions: 'Use round corners' });
    expect((await stage.get(id)).engine).toBe(provider);
    await stage.run(id);
    const done = await stage.get(id);
    expect(done).toMatchObject({ status: 'succeeded', engine: provider, model: 'any-model', error: null, rootId: id });
    expect(done.result.html).toContain('See the city from the water');
    for (const [attribute] of TAILWIND_HEAD.matchAll(/[\w-]+="[^"]*"/g)) expect(done.result.html).toContain(attribute);
    expect(done.result).toMatchObject({
      css: '',
      width: 640,
      height: 320,
      warnings: [],
      palette: ['#14324a', '#c2410c'],
    });
    expect(await stage.balance()).toBe(before - 1);
    const [request, ...more] = stage.requests();
    expect(more).toEqual([]);
    expect(request!.asked).toMatchObject({ stream: true, images: [{ mime: 'image/jpeg' }] });
    expect(request!.asked!.prompt).toContain('<user_instructions>\nUse round corners\n</user_instructions>');
    const [call] = await stage.calls();
    expect(call).toMatchObject({ ok: true, provider, generationId: id, status: 200 });
    expect(call!.inputTokens).toBeGreaterThan(0);
    expect((await stage.rowOf(id)).outputTokens).toBe(call!.outputTokens);
  });

  test('in Clean mode it is given the tokens and components of the design, and may write tokens of its own', async () => {
    await stage.addKey();
    const theme = '<style type="text/tailwindcss">@theme { --color-primary: #14324a } p { color: red }</style>';
    stage.answer([{ text: page(`<head>${theme}</head><main><h1 class="text-primary">Hi</h1><p>There</p></main>`) }]);
    const id = await stage.order({ engine: 'gemini', mode: 'clean' });
    await stage.run(id);
    const { prompt } = stage.requests()[0]!.asked!;
    expect(prompt).toContain('no values in brackets');
    const [, measurements] = prompt.split(/<measurements>\n|\n<\/measurements>/);
    expect(Object.keys(JSON.parse(measurements!))).toEqual([
      ...['design', 'system', 'components', 'images', 'lines', 'outline', 'layout'],
    ]);
    const { mode, result } = await stage.get(id);
    expect(mode).toBe('clean');
    expect(result.html).toMatch(
      /<style type="text\/tailwindcss">\s+@theme \{\s+--color-primary: #14324a;\s+\}\s+<\/style>/,
    );
    // Laid out as the engine's own pages are, and held against the one of this picture.
    expect(result.html).toContain(
      '    <main>\n      <h1 class="text-primary">Hi</h1>\n      <p>There</p>\n    </main>',
    );
    expect(result.outline).toEqual({ tag: 'body', children: [{ tag: 'h1', children: ['Built in, clean'] }] });
    expect(result.html).not.toContain('color: red');
  });

  test('its page grows in the preview while it is written', async () => {
    await stage.addKey();
    const lines = Array.from({ length: 12 }, (_, i) => `<p>Line ${i} of the page</p>`);
    stage.answer([{ text: page(`<main><h1>Hi</h1>${lines.join('')}</main>`), delayMs: 25 }]);
    const id = await stage.order({ engine: 'gemini' });
    const previews: string[] = [];
    const watching = (async () => {
      for await (const { payload } of stage.services.events.watch(`generation:${id}`, 0)) {
        const event = payload as { type: string; html: string };
        if (event.type === 'preview') previews.push(event.html);
        if (event.type === 'succeeded') return;
      }
    })();
    await stage.run(id);
    await watching;
    const written = previews.filter((html) => html.includes('<h1>H'));
    expect(previews[0]).toContain('Built in');
    expect(written.length).toBeGreaterThanOrEqual(2);
    const counts = written.map((html) => html.match(/<p>/g)?.length ?? 0);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect(new Set(counts).size).toBe(counts.length);
    for (const html of written) expect(html.trimEnd().endsWith('</html>')).toBe(true);
    expect((await events(id)).some(({ type }) => type === 'preview' || type === 'candidate')).toBe(false);
  });

  test('a failure whose text cannot be stored as it is ends the generation like any other', async () => {
    await stage.addKey();
    const before = await stage.balance();
    stage.answer([
      { status: 400, message: `\0x${'😀'.repeat(200)}` },
      { status: 400, message: `\0${'😀'.repeat(200)}` },
    ]);
    for (const id of [await stage.order({ engine: 'gemini' }), await stage.order({ engine: 'gemini' })]) {
      await stage.run(id);
      expect(await stage.get(id)).toMatchObject({ status: 'failed', error: { code: 'PROVIDER_FAILED' } });
    }
    expect(await stage.balance()).toBe(before);
  });

  test('pictures of the design take the place of their names', async () => {
    await stage.addKey();
    stage.answer([
      { text: page('<main><img src="image-1" alt="Boat"><img src="https://x.example/a.png" alt=""></main>') },
    ]);
    const id = await stage.order({ engine: 'gemini' });
    await stage.run(id);
    const { html } = (await stage.get(id)).result;
    expect(html).toMatch(/<img\s+src="data:image\/webp;base64,[\w+/=]+"\s+alt="Boat"\s*\/>/);
    expect(html).not.toContain('x.example');
    expect(stage.requests()[0]!.asked!.prompt).toContain('["image-1",24,190,150,44]');
  });

  test.each([
    ['broken JSON', { flaw: 'broken-json' }, /was not in the expected format/],
    ['prose', { text: 'A nice picture.' }, /was not in the expected format/],
    ['an empty page', { text: page('<body></body>') }, /empty page/],
    ['no text', { text: '' }, /^No text was generated from the API response\.$/],
    ['a refusal for safety', { finish: 'safety' }, /for safety reasons/],
    ['half a page', { finish: 'length' }, /longer than the AI model is allowed to write/],
    ['a cut connection', { cutAfter: 5 }, /broke off in the middle/],
    ['an error in the middle', { failAfter: 5 }, /broke off in the middle/],
  ] as const)('%s fails in clear words, and the credit comes back', async (_, reply, message) => {
    await stage.addKey();
    await stage.addKey();
    const before = await stage.balance();
    stage.answer([reply]);
    const id = await stage.order();
    await stage.run(id);
    const done = await stage.get(id);
    expect(done).toMatchObject({ status: 'failed', result: null });
    expect(done.error.message).toMatch(message);
    expect(await stage.balance()).toBe(before);
    expect(stage.requests()).toHaveLength(1);
  });

  test.each(['gemini', 'openai', 'anthropic', 'compatible'] as Provider[])(
    '%s: an answer that is not OK is told with its status and a reference, its words go to admins, without the key',
    async (provider) => {
      await stage.addKey(provider, 'very-secret-key-value');
      stage.answer(() => ({ status: 500, message: 'Upstream refused the credential very-secret-key-value' }));
      const id = await stage.order({ engine: provider });
      await stage.run(id);
      const done = await stage.get(id);
      expect(done).toMatchObject({ status: 'failed', error: { code: 'PROVIDER_FAILED' } });
      expect(done.error.message).toMatch(
        /^API Error: 500 - The AI provider is having problems at the moment\. .* Reference: [A-Z0-9]{8}\.$/,
      );
      expect(JSON.stringify(done)).not.toContain('Upstream');
      const incident = await stage.incidentOf(done.error.message);
      expect(incident).toMatchObject({ area: 'conversion', subjectId: id });
      expect(incident.cause).toMatch(/ \(any-model\): API Error: 500 - .*Upstream refused/);
      const [call] = await stage.calls();
      expect(call!.error).toContain('Upstream refused');
      expect(JSON.stringify([done, incident, await stage.calls(), await stage.keys()])).not.toContain('very-secret');
      expect(stage.requests()).toHaveLength(2);
    },
  );

  test.each(['gemini', 'openai', 'anthropic'] as Provider[])('%s blocks the request: clear words', async (provider) => {
    await stage.addKey(provider);
    stage.answer([{ finish: 'blocked' }]);
    const id = await stage.order({ engine: provider });
    await stage.run(id);
    const { message } = (await stage.get(id)).error;
    expect(message).toMatch(/safety|^API Error: 400 - .+/);
  });

  test.each([
    ['gemini', 401],
    ['gemini', 403],
    ['openai', 401],
    ['anthropic', 401],
    ['compatible', 403],
  ] as [Provider, number][])('%s answers %d: the key is set aside and the next one asked', async (provider, status) => {
    await stage.addKey(provider);
    await stage.addKey(provider);
    stage.answer([{ status, message: 'The key was revoked.' }]);
    const id = await stage.order({ engine: provider });
    await stage.run(id);
    expect(await stage.get(id)).toMatchObject({ status: 'succeeded', engine: provider });
    const keys = await stage.keys();
    const aside = keys.filter((key) => key.setAsideAt);
    expect(aside).toHaveLength(1);
    expect(aside[0]!.lastError).toContain(`API Error: ${status}`);
    const done = await stage.rowOf(id);
    expect(done.keyId).toBe(keys.find((key) => !key.setAsideAt)!.id);
  });

  test('a wrong Gemini key is refused with 400, and set aside as well', async () => {
    await stage.addKey('gemini', 'an-invalid-key');
    const id = await stage.order({ engine: 'gemini' });
    await stage.run(id);
    const { message } = (await stage.get(id)).error;
    expect(message).toMatch(/^API Error: 400 - The AI provider cannot be used at the moment\./);
    expect((await stage.incidentOf(message)).cause).toMatch(/API key/i);
    expect((await stage.keys())[0]!.setAsideAt).not.toBeNull();
  });

  test('busy: one more try, with another key', async () => {
    await stage.addKey();
    await stage.addKey();
    stage.answer([{ status: 429, retryAfter: 30 }]);
    const id = await stage.order({ engine: 'gemini' });
    await stage.run(id);
    expect((await stage.get(id)).status).toBe('succeeded');
    expect(new Set(stage.requests().map(({ key }) => key)).size).toBe(2);
    expect((await stage.calls()).map(({ ok, status }) => [ok, status])).toEqual([
      [false, 429],
      [true, 200],
    ]);
  });

  test('busy with a single key: a short pause that was asked for is kept, a long one is not', async () => {
    await stage.addKey();
    stage.answer([{ status: 429, retryAfter: 1 }]);
    const soon = await stage.order({ engine: 'gemini' });
    const started = Date.now();
    await stage.run(soon);
    expect((await stage.get(soon)).status).toBe('succeeded');
    expect(Date.now() - started).toBeGreaterThanOrEqual(990);
    stage.answer([{ status: 429, retryAfter: 60 }]);
    const late = await stage.order({ engine: 'gemini' });
    await stage.run(late);
    expect((await stage.get(late)).error.message).toMatch(/^API Error: 429 - /);
  });

  test('twice busy is enough', async () => {
    await stage.addKey();
    await stage.addKey();
    await stage.addKey();
    stage.answer(() => ({ status: 503 }));
    const id = await stage.order({ engine: 'gemini' });
    await stage.run(id);
    expect((await stage.get(id)).status).toBe('failed');
    expect(stage.requests()).toHaveLength(2);
  });

  test('silence ends after the first-token time, upstream too', async () => {
    await stage.addKey();
    stage.answer([{ hang: true }]);
    const id = await stage.order({ engine: 'gemini' });
    await stage.run(id);
    expect((await stage.get(id)).error.message).toBe('The AI provider did not answer in time.');
    await stage.requests()[0]!.done;
    expect(stage.requests()[0]!.aborted).toBe(true);
  });

  test.each([
    ['silent', { hang: true }],
    ['writing', { delayMs: 60, text: page(`<main><h1>Hi</h1>${'<p>words</p>'.repeat(200)}</main>`) }],
  ])('cancelled while the provider is %s: the call ends at once, the credit comes back', async (_, reply) => {
    await stage.addKey();
    const before = await stage.balance();
    stage.answer([reply]);
    const id = await stage.order({ engine: 'gemini' });
    const running = stage.run(id);
    await stage.until(() => stage.requests().length === 1);
    if (!('hang' in reply)) await stage.until(async () => (await stage.rowOf(id)).stage === 'ask');
    await stage.client.post(`/api/generations/${id}/cancel`);
    await running;
    await stage.requests()[0]!.done;
    expect(stage.requests()[0]!.aborted).toBe(true);
    expect(await stage.get(id)).toMatchObject({ status: 'cancelled', result: null });
    expect(await stage.balance()).toBe(before);
    expect(await stage.calls()).toMatchObject([{ ok: true, error: 'Cancelled.' }]);
    expect((await stage.keys())[0]!.lastError).toBeNull();
  });

  test('automatic: when no provider can be reached, the built-in engine’s page is the result', async () => {
    await stage.addKey('gemini');
    await stage.addKey('openai');
    stage.answer(() => ({ status: 500, message: 'Down.' }));
    const before = await stage.balance();
    const id = await stage.order({ engine: 'automatic' });
    expect((await stage.get(id)).engine).not.toBe('built-in');
    await stage.run(id);
    const done = await stage.get(id);
    expect(done).toMatchObject({ status: 'succeeded', engine: 'built-in', model: null });
    expect(done.result.html).toContain('Built in');
    expect(done.result.warnings.join()).toMatch(
      /No AI provider could be used.*API Error: 500 - The AI provider .*Reference: /,
    );
    expect(JSON.stringify(done)).not.toContain('Down.');
    expect(await stage.balance()).toBe(before - 1);
  });

  test('automatic: another provider steps in', async () => {
    await stage.addKey('gemini');
    await stage.addKey('anthropic');
    stage.answer([{ status: 500 }]);
    const id = await stage.order();
    const { engine: announced } = await stage.get(id);
    await stage.run(id);
    const done = await stage.get(id);
    expect(done.status).toBe('succeeded');
    expect([announced, done.engine].sort()).toEqual(['anthropic', 'gemini']);
  });
});
