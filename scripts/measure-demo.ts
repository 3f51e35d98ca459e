import { writeFile } from 'node:fs/promises';
import { hashOf } from '#server/platform/web/demo/build-demo.ts';
import { convertDesign } from '#server/platform/web/demo/convert-design.ts';
import { measuredFile } from '#server/platform/web/demo/read-measured.ts';
import { measureResult } from '../bench/demo/measure-result.ts';
import { launchBrowser } from '../bench/fidelity/browser.ts';
import { ensureFonts } from './testing/fonts.ts';

// `npm run demo:measure`: the scores that the landing page shows with its demonstration. Run it when the engine or the
// design has changed: the page shows scores only for the exact document that was measured.
ensureFonts();
// The fastest of five, because other work on the machine says nothing about the engine.
const runs = [];
for (let run = 0; run < 5; run++) runs.push(await convertDesign());
const { html, seconds } = runs.sort((a, b) => a.seconds - b.seconds)[0]!;
const browser = await launchBrowser();
try {
  const scores = { ...(await measureResult(browser, html)), seconds };
  const sha256 = hashOf(html);
  const round = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(4)) : value);
  await writeFile(measuredFile, `${JSON.stringify({ sha256, scores }, round, 2)}\n`);
  console.log(`${(html.length / 1000).toFixed(0)} kB`, scores);
} finally {
  await browser.close();
}
