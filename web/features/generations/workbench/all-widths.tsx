import { useEffect, useMemo } from 'react';
import type { Framework } from '#contract/generations.ts';
import { paths } from '#web/paths.ts';
import type { PageCode } from '../edit/index.ts';
import { takeKeys, usePreviewFrame } from '../preview/index.ts';
import { useRoom } from './use-room.ts';
import { ALL_WIDTHS } from './view.ts';

const GAP = 16;
const CAPTION = 24;
const LEAST_SCALE = 0.15;

/** The page at four widths, side by side. */
export function AllWidths({ framework, page }: { framework: Framework; page: PageCode }) {
  const { ref, room } = useRoom();
  const total = ALL_WIDTHS.reduce((sum, width) => sum + width, 0);
  const free = (room?.width ?? 1200) - GAP * (ALL_WIDTHS.length - 1);
  const scale = Math.min(1, Math.max(LEAST_SCALE, free / total));
  const height = ((room?.height ?? 500) - CAPTION) / scale;
  return (
    <div className="graph-paper h-full">
      <section
        ref={ref}
        aria-label="The page at four widths"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
        tabIndex={0}
        className="flex h-full items-start overflow-auto overscroll-contain p-4"
        style={{ gap: GAP }}
      >
        {ALL_WIDTHS.map((width) => (
          <figure key={width} style={{ width: width * scale }} className="shrink-0">
            <figcaption className="h-6 font-mono text-caption text-muted">{width} px</figcaption>
            <Window framework={framework} page={page} width={width} height={height} scale={scale} />
          </figure>
        ))}
      </section>
    </div>
  );
}

interface WindowProps {
  framework: Framework;
  page: PageCode;
  width: number;
  height: number;
  scale: number;
}

function Window({ framework, page, width, height, scale }: WindowProps) {
  const { frame, ready, say } = usePreviewFrame((message) => takeKeys(message, frame.current));
  useEffect(() => {
    if (ready) say({ type: 'render', framework, ...page });
  }, [ready, say, framework, page]);
  const style = useMemo(
    () => ({ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }),
    [width, height, scale],
  );
  return (
    <div style={{ width: width * scale, height: height * scale }} className="overflow-hidden bg-[#fff] shadow-raised">
      <iframe
        ref={frame}
        src={paths.preview}
        sandbox="allow-scripts"
        title={`The page at ${width} pixels`}
        style={style}
        className="block max-w-none border-0"
      />
    </div>
  );
}
