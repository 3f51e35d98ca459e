import type { Page } from 'playwright-core';

/** Letters that every text font has. */
const SAMPLE = 'Hamburgefonts';

/**
 * The family that the open page shows for each list of families (as CSS computes them): the first that the browser has,
 * by its own name, so that Arial, Helvetica and `sans-serif` are one where one font stands for all of them.
 */
export async function renderedFamilies(page: Page, lists: readonly string[]): Promise<Record<string, string>> {
  const session = await page.context().newCDPSession(page);
  try {
    await page.evaluate(addSamples, { lists, sample: SAMPLE });
    await session.send('DOM.enable');
    await session.send('CSS.enable');
    const { root } = await session.send('DOM.getDocument', { depth: 0 });
    const { nodeIds } = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: '[data-sample]' });
    const named = await page.evaluate(loadedNames, lists);
    const families: Record<string, string> = {};
    for (const [i, nodeId] of nodeIds.entries()) {
      const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
      const [font] = fonts.sort((a, b) => b.glyphCount - a.glyphCount);
      // A web font is known by the name that the page gives it; its own may be that of a weight.
      families[lists[i]] = (font?.isCustomFont ? named[i] : font?.familyName) ?? lists[i];
    }
    return families;
  } finally {
    // The page is looked at further.
    await page.evaluate(() => {
      for (const span of document.querySelectorAll('[data-sample]')) span.remove();
    });
    await session.detach();
  }
}

/** Runs in the browser. */
async function addSamples({ lists, sample }: { lists: readonly string[]; sample: string }): Promise<void> {
  for (const list of lists) {
    const span = Object.assign(document.createElement('span'), { textContent: sample });
    span.dataset.sample = '';
    span.style.fontFamily = list;
    document.body.append(span);
  }
  document.body.getBoundingClientRect();
  await document.fonts.ready;
}

/** Runs in the browser: the first family of each list that is a web font which has been loaded. */
function loadedNames(lists: readonly string[]): (string | null)[] {
  const plain = (name: string) => name.trim().replace(/^["']|["']$/g, '');
  const loaded = new Set(
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => plain(family)),
  );
  return lists.map(
    (list) =>
      list
        .split(',')
        .map(plain)
        .find((name) => loaded.has(name)) ?? null,
  );
}
