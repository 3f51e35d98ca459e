import type { Demonstration as Demo } from '#contract/demonstration.ts';
import { BeforeAfter } from './before-after.tsx';
import { DemonstrationScores } from './demonstration-scores.tsx';

/** A real design beside the engine's real result, made with this build, and how faithful it is. */
export function Demonstration({ demo }: { demo: Demo }) {
  const { design, measured, result } = demo;
  return (
    <section
      id="demo-sec"
      aria-labelledby="demo-title"
      className="mx-auto w-full max-w-6xl px-4 py-14 sm:px-6 sm:py-20"
    >
      <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-4">
        <div>
          <h2 id="demo-title" className="text-heading">
            Move the line and spot the difference
          </h2>
          <p className="mt-3 max-w-[62ch] text-muted">
            On the left a design, as a picture. On the right the page that the engine wrote from that picture alone:
            real HTML and CSS, untouched by hand.
          </p>
        </div>
        <a
          href={result}
          target="_blank"
          rel="noreferrer"
          className="inline-flex min-h-10 items-center font-semibold text-accent underline underline-offset-4 hover:text-accent-hover"
        >
          Open the result
        </a>
      </div>

      <figure className="mt-8">
        <div className="crop-marks p-3 sm:p-4">
          <p className="mb-2 flex justify-between font-mono text-caption text-muted">
            <span>Design</span>
            <span>Result</span>
          </p>
          <div className="border border-line-strong">
            <BeforeAfter demo={demo} />
          </div>
        </div>
        {measured && (
          <figcaption className="mt-6 grid gap-5">
            <DemonstrationScores scores={measured} />
            <p className="max-w-[90ch] text-muted text-small">
              Measured, not claimed: the design is a page of our own, and the engine was given its picture of{' '}
              {design.width} × {design.height} pixels. Both pages were rendered in Chromium. Block, Text, Position and
              Colour compare their text as the Design2Code benchmark does; Faithful compares their pixels as well. 100
              is the page itself. {measured.words.found} of {measured.words.of} words stand in the result letter by
              letter, {measured.shift.toFixed(1)} px (median) from their place.
            </p>
          </figcaption>
        )}
      </figure>
    </section>
  );
}
