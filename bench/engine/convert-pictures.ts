import { readFile } from 'node:fs/promises';
import { json } from 'node:stream/consumers';
import { createEnginePool } from '#server/platform/engine/pool.ts';
import { peakMemory, resetPeakMemory } from '../fidelity/peak-memory.ts';
import type { ChildReport, Picture, Times } from './jobs.ts';

// A process with nothing but the engine in it, set up as in the service. It converts the pictures named on standard input
// several times and prints how long each took. `{"pictures": […], "runs": 3}`

const { pictures, runs } = (await json(process.stdin)) as { pictures: Picture[]; runs: number };
const startMegabytes = process.memoryUsage.rss() / 2 ** 20;
const pool = createEnginePool();
await pool.warm();
resetPeakMemory();
const report: ChildReport['pictures'] = [];
for (const { name, file } of pictures) {
  const image = await readFile(file);
  const times: Times[] = [];
  let text: string[] = [];
  for (let run = 0; run < runs; run++) {
    const began = performance.now();
    let firstLayout = 0;
    const { timings, lines } = await pool.convert(
      image,
      { framework: 'tailwind', images: 'embed' },
      {
        onStage: ({ preview }) => {
          if (preview) firstLayout ||= performance.now() - began;
        },
      },
    );
    times.push({ ...timings, firstLayout, total: performance.now() - began });
    text = lines.flatMap((line) => line.text.split(' '));
  }
  report.push({ name, runs: times, text });
}
const peakMegabytes = peakMemory();
await pool.close();
process.stdout.write(JSON.stringify({ pictures: report, peakMegabytes, startMegabytes } satisfies ChildReport));
