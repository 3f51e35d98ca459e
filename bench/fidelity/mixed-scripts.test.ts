import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findChromium } from '../../scripts/testing/chromium.ts';
import { launchBrowser } from './browser.ts';
import { type EnginePool, openEngine } from './engine.ts';
import { loadReference } from './reference.ts';

describe.skipIf(!findChromium())('a page in several scripts', () => {
  let browser: Browser;
  let engine: EnginePool;
  beforeAll(async () => {
    [browser, engine] = await Promise.all([launchBrowser(), openEngine(2)]);
  });
  afterAll(async () => {
    await engine?.close();
    await browser?.close();
  });

  async function languagesOn(id: string): Promise<[language: string, text: string][]> {
    const { picture } = await loadReference(browser, join(import.meta.dirname, 'pages', `${id}.html`));
    const { html } = await engine.convert(picture, { framework: 'custom', images: 'embed' });
    const marked = html.matchAll(/<(?!html)\w+[^>]* lang="([^"]+)"[^>]*>([^<]+)/g);
    return [...marked].map(([, language, text]) => [language!, text!]);
  }

  it('has its menu of languages read, each item in its own', async () => {
    const found = await languagesOn('language-menu');
    const expected = { ru: 'Русский', el: 'Ελληνικά', ar: 'العربية', he: 'עברית', ko: '한국어', hi: 'हिन्दी' };
    expect(found).toEqual(expect.arrayContaining(Object.entries(expected)));
    expect(found).toContainEqual(['zh-Hans', '简体中文']);
    expect(found).toContainEqual(['zh-Hant', '繁體中文']);
    expect(found.map(([, text]) => text)).toContain('日本語');
    expect(found).toHaveLength(9);
  });

  it('has single sentences read, and says where one begins on the right', async () => {
    const found = await languagesOn('travel-phrases');
    const expected = { ru: 'Где находится вокзал?', ja: '写真を撮ってもいいですか', he: 'אפשר לקבל כוס מים?' };
    expect(found).toEqual(expect.arrayContaining(Object.entries(expected)));
    expect(found).toHaveLength(8);
  });
});
