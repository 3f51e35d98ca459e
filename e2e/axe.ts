import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe finds on a page, light and dark, each with the first element concerned. */
export async function axeFindings(page: Page): Promise<string[]> {
  const findings: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    // Evaluated rather than added as a script: the pages allow no script but their own.
    await page.evaluate(source);
    const found = await page.evaluate<string[]>(
      'axe.run(document, { iframes: false }).then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html].join(" ")))',
    );
    findings.push(...found.map((each) => `${colorScheme} ${each}`));
  }
  return findings;
}
