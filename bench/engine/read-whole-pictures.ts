import { json } from 'node:stream/consumers';
import sharp from 'sharp';
import { openEnglish, startCore, WHOLE_PAGE } from '#server/platform/engine/tesseract.ts';
import type { BaselineReport, Picture } from './jobs.ts';

// The baseline, in its own process: the same OCR on the whole picture, unchanged, without any of our code.

const { pictures } = (await json(process.stdin)) as { pictures: Picture[] };
const read = openEnglish(await startCore(), 'large', WHOLE_PAGE);
const report: BaselineReport['pictures'] = [];
for (const { name, file } of pictures) {
  const began = performance.now();
  const { data, info } = await sharp(file).flatten().greyscale().raw().toBuffer({ resolveWithObject: true });
  const { words } = read({ width: info.width, height: info.height, data });
  report.push({ name, milliseconds: performance.now() - began, text: words.map(({ text }) => text) });
}
process.stdout.write(JSON.stringify({ pictures: report } satisfies BaselineReport));
