import type { Conversion, ConvertOptions, EngineHost, Raster, Stage, StopSignal } from './model/conversion.ts';
import { analysePicture } from './pipeline.ts';
import { pageIn, writePage } from './write-page.ts';

/**
 * Turns a design image into a page: segment → text → style → layout → emit. Pure but for what `host` does. What was found
 * in the picture comes along, to be written in another framework or mode by `writePage`.
 *
 * @param raster its memory is taken over: afterwards it does not hold the image any more
 * @throws the reason of `host.signal` when it is aborted, and whatever the host throws; never because of what is drawn
 */
export async function convert(raster: Raster, options: ConvertOptions, host: EngineHost): Promise<Conversion> {
  const timings: Record<Stage, number> = { decode: 0, segment: 0, text: 0, style: 0, layout: 0, emit: 0 };
  const clock = stopwatch(timings, host.signal);
  const analysis = await analysePicture(raster, options, host, clock);
  const page = pageIn(analysis, options.mode);
  const { html, css } = await writePage(page, options.framework, options.fonts);
  clock('emit');
  // Without a preview: whoever asked has the page at once, and drawing it twice would only hold it up.
  host.onStage?.({ stage: 'emit', progress: 1 });
  const { palette, typeScale } = page;
  return { html, css, ...analysis, palette, typeScale, timings };
}

/** Charges the time since the last call to a stage, and stops the pipeline when it was aborted. */
function stopwatch(timings: Record<Stage, number>, signal: StopSignal | undefined): (stage: Stage) => void {
  let last = Date.now();
  signal?.throwIfAborted();
  return (stage) => {
    const now = Date.now();
    timings[stage] += now - last;
    last = now;
    signal?.throwIfAborted();
  };
}
