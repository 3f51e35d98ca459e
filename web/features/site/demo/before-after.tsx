import type { CSSProperties } from 'react';
import type { Demonstration } from '#contract/demonstration.ts';

/**
 * The design on the left of a divider, the result, live and as a page of its own, on the right. Alive, the divider moves
 * and the result is loaded when it comes near (enliven-demonstration.ts); without scripts the browser does that.
 */
export function BeforeAfter({ demo: { design, result } }: { demo: Demonstration }) {
  const { width, height } = design;
  const box = { '--design-width': `${width}px`, aspectRatio: `${width} / ${height}` } as CSSProperties;
  const frame = { title: 'The page that the engine wrote', sandbox: '', scrolling: 'no', inert: true, width, height };
  return (
    <div className="before-after" style={box}>
      <iframe {...frame} data-result={result} />
      <noscript>
        <iframe {...frame} src={result} loading="lazy" />
      </noscript>
      <img
        src={design.src}
        srcSet={design.srcSet}
        sizes="(min-width: 72rem) 70rem, 100vw"
        alt="The design: the website of Fjellro, a firm that lets mountain cabins"
        width={width}
        height={height}
        loading="lazy"
        decoding="async"
      />
      <input
        type="range"
        aria-label="How much of the design to show, the rest is the result"
        defaultValue={50}
        step="any"
        autoComplete="off"
      />
      <span className="before-after-divider">
        <svg viewBox="0 0 40 40" aria-hidden="true">
          <circle cx="20" cy="20" r="19" fill="white" stroke="currentColor" strokeWidth="2" />
          <path d="m14 14-6 6 6 6m12-12 6 6-6 6" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </span>
    </div>
  );
}
