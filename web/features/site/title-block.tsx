import { IMAGE_TYPES, MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from '#contract/generations.ts';
import { GENERATION_COST } from '#contract/vocabulary/money.ts';

const facts = [
  ['Pictures', IMAGE_TYPES.join(', ')],
  ['Size', `up to ${MAX_IMAGE_BYTES / 1024 / 1024} MB, ${MAX_IMAGE_PIXELS / 1_000_000} megapixels`],
  ['Output', 'Tailwind CSS, Bootstrap 5, Custom CSS'],
  ['Widths', '320 px and up, columns stack on a phone'],
  ['Cost', `${GENERATION_COST} credit per conversion, none when it fails`],
  ['Privacy', 'the built-in engine reads the picture on this server'],
] as const;

/** The facts of the service, set like the title block in the corner of a technical drawing. */
export function TitleBlock() {
  return (
    <section aria-labelledby="facts" className="mx-auto w-full max-w-6xl px-4 pb-16 sm:px-6 sm:pb-24">
      <h2 id="facts" className="sr-only">
        In figures
      </h2>
      <dl className="grid border-ink border-t border-l sm:grid-cols-2 lg:grid-cols-3">
        {facts.map(([term, value]) => (
          <div key={term} className="border-ink border-r border-b bg-sheet px-4 py-3">
            <dt className="text-caption text-muted">{term}</dt>
            <dd className="font-mono text-small">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
