import { readFile } from 'node:fs/promises';
import { createEnginePool } from '../../engine/pool.ts';
import { designFile } from './design-file.ts';

/** The line that loads the page's own style sheet, in either mode. */
const OWN_SHEET = /<link rel="stylesheet" href="style\.css"[^>]*>/;

/**
 * The engine's page for the demonstration's design, as one document with its styles inside, and the seconds it took.
 * The same picture and the same engine give the same document, so that its hash tells whether scores belong to it.
 */
export async function convertDesign(): Promise<{ html: string; seconds: number; width: number; height: number }> {
  const pool = createEnginePool();
  try {
    await pool.warm();
    const started = performance.now();
    const options = { framework: 'custom', images: 'embed', mode: 'clean' } as const;
    const { html, css, width, height } = await pool.convert(await readFile(designFile), options);
    const seconds = (performance.now() - started) / 1000;
    return { html: html.replace(OWN_SHEET, () => `<style>\n${css}</style>`), seconds, width, height };
  } finally {
    await pool.close();
  }
}
