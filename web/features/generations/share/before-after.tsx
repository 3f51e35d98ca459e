import { type CSSProperties, useEffect, useRef } from 'react';
import { SandboxFrame } from '../preview/index.ts';
import type { SharedFacts } from './load-shared-page.ts';

interface BeforeAfterProps {
  page: SharedFacts;
  code: { html: string; css: string };
  /** Address of the preview document. */
  src: string;
}

/**
 * The design on the left of a divider, the live result on the right, laid out as wide as the design. The slider is a
 * range input over both: mouse, touch and keyboard are the browser's.
 */
export function BeforeAfter({ page, code, src }: BeforeAfterProps) {
  const { framework, imageURL, imageWidth, imageHeight, pageArea } = page;
  const width = Math.round(pageArea.width / pageArea.density);
  const height = Math.round(pageArea.height / pageArea.density);
  const slider = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (slider.current) cut(slider.current);
  }, []);
  const box = { '--design-width': `${width}px`, aspectRatio: `${width} / ${height}` } as CSSProperties;
  const share = (part: number, of: number) => `${(part / of) * 100}%`;
  return (
    <div className="before-after" style={box}>
      <SandboxFrame
        {...{ framework, code, src, width, height }}
        title="The page that was generated"
        scrolling="no"
        inert
        className="max-w-none"
      />
      <div className="absolute inset-0" style={{ clipPath: 'inset(0 calc(100% - var(--at)) 0 0)' }}>
        <img
          src={imageURL}
          alt="The design"
          className="max-w-none"
          style={{
            clipPath: 'none',
            inset: 'auto',
            left: share(-pageArea.x, pageArea.width),
            top: share(-pageArea.y, pageArea.height),
            width: share(imageWidth, pageArea.width),
            height: share(imageHeight, pageArea.height),
          }}
        />
      </div>
      <input
        ref={slider}
        type="range"
        aria-label="How much of the design to show, the rest is the result"
        defaultValue={50}
        autoComplete="off"
        onInput={(event) => cut(event.currentTarget)}
      />
      <span className="before-after-divider">
        <svg viewBox="0 0 40 40" aria-hidden="true" style={{ top: 'min(50%, 40dvh)' }}>
          <circle cx="20" cy="20" r="19" fill="white" stroke="currentColor" strokeWidth="2" />
          <path d="m14 14-6 6 6 6m12-12 6 6-6 6" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </span>
    </div>
  );
}

/** Straight to the style: nothing of this is state, so nothing renders again while the divider is dragged. */
function cut(slider: HTMLInputElement): void {
  slider.parentElement?.style.setProperty('--at', `${slider.value}%`);
  slider.setAttribute('aria-valuetext', `${slider.value} % design`);
}
