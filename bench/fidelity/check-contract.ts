import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

export const WIDTHS = [320, 768, 1280] as const;

export type Contract = {
  /** Windows in which the page scrolls sideways. */
  overflowAt: number[];
  /** Rules that axe reports as broken, serious or worse, without contrast. */
  axe: string[];
  /** Elements with too little contrast, usually that of the design itself. */
  contrast: number;
};

const axe = readFile(fileURLToPath(new URL('../../node_modules/axe-core/axe.min.js', import.meta.url)), 'utf8');

type AxeRule = { id: string; impact: string | null; nodes: unknown[] };

/** What must hold for every result, whatever it shows. Leaves the window at `width`. */
export async function checkContract(page: Page, width: number): Promise<Contract> {
  const overflowAt: number[] = [];
  for (const at of WIDTHS) {
    await page.setViewportSize({ width: at, height: 720 });
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)) {
      overflowAt.push(at);
    }
  }
  await page.setViewportSize({ width, height: 720 });
  await page.evaluate(await axe);
  const rules = (await page.evaluate(
    `axe.run(document, { resultTypes: ['violations'] }).then((result) =>
       result.violations.map(({ id, impact, nodes }) => ({ id, impact, nodes: nodes.map(() => 0) })))`,
  )) as AxeRule[];
  const grave = rules.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return {
    overflowAt,
    axe: grave.filter(({ id }) => id !== 'color-contrast').map(({ id }) => id),
    contrast: grave.find(({ id }) => id === 'color-contrast')?.nodes.length ?? 0,
  };
}
