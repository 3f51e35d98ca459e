import { type ReactNode, useCallback, useState } from 'react';
import { createPortal } from 'react-dom';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useTheme } from '#web/ui/theme.tsx';
import { useStyles } from './use-styles.ts';

const EMPTY = '<!doctype html><html lang="en"><head><base target="_blank"></head><body></body></html>';
/** Higher content is cut: a section that is as high as its window would grow without end. */
const MAX_HEIGHT = 6000;

interface PreviewWindowProps {
  /** Width of the imagined window, in px. */
  width: number;
  scale: number;
  children: ReactNode;
}

/**
 * A window of a given width with the app's styles, so that media queries answer as on that device. React renders into
 * it; nothing in it can be pressed or focused.
 */
export function PreviewWindow({ width, scale, children }: PreviewWindowProps) {
  const [page, setPage] = useState<Document>();
  const [height, setHeight] = useState(0);
  const { theme } = useTheme();
  const styled = useStyles(page, theme);
  const measure = useCallback((element: HTMLElement | null) => {
    if (!element) return;
    const observer = new ResizeObserver(() => setHeight(Math.min(element.offsetHeight, MAX_HEIGHT)));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <div
      className="overflow-hidden rounded-sm border border-line bg-page shadow-raised"
      style={{ width: width * scale, height: height * scale, minHeight: 96 }}
    >
      <iframe
        title="Live Preview"
        srcDoc={EMPTY}
        tabIndex={-1}
        onLoad={({ currentTarget }) => setPage(currentTarget.contentDocument ?? undefined)}
        className="pointer-events-none block origin-top-left border-0"
        style={{ width, height, scale }}
      />
      {!styled && <Skeleton className="h-24" />}
      {page &&
        styled &&
        createPortal(
          <div ref={measure} inert className="flow-root">
            {children}
          </div>,
          page.body,
        )}
    </div>
  );
}
