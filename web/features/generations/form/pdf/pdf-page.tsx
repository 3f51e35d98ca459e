import { useEffect, useRef, useState } from 'react';
import { whenNear } from '#web/public-pages/alive/when-near.ts';
import { Skeleton } from '#web/ui/skeleton.tsx';
import type { Pdf } from './open-pdf.ts';
import { drawPage } from './render-page.ts';

/** Width of a small picture of a page, in pixels: for a dense screen. */
const THUMBNAIL_PX = 320;

interface PdfPageProps {
  pdf: Pdf;
  number: number;
  checked: boolean;
  disabled: boolean;
  onToggle: () => void;
}

/** One page to choose, with a small picture of it once it comes into view. */
export function PdfPage({ pdf, number, checked, disabled, onToggle }: PdfPageProps) {
  const item = useRef<HTMLLIElement>(null);
  const [picture, setPicture] = useState<string | null>();
  useEffect(() => {
    const place = item.current;
    if (!place) return;
    const ended = new AbortController();
    whenNear(place, ended.signal, () => {
      drawPage(pdf, number, ({ width }) => THUMBNAIL_PX / width).then(
        (canvas) => setPicture(canvas.toDataURL('image/png')),
        () => setPicture(null),
      );
    });
    return () => ended.abort();
  }, [pdf, number]);
  return (
    <li ref={item}>
      <label className="grid cursor-pointer gap-2 rounded-sm border border-line p-2 hover:border-ink has-checked:border-accent has-checked:bg-accent-soft">
        <span className="grid h-40 place-items-center overflow-hidden bg-sunken">
          {picture && <img src={picture} alt="" className="max-h-40 max-w-full border border-line" />}
          {picture === undefined && <Skeleton className="h-36 w-28" />}
          {picture === null && <span className="text-caption text-muted">No preview</span>}
        </span>
        <span className="flex min-h-8 items-center gap-2 text-small">
          <input
            type="checkbox"
            checked={checked}
            disabled={disabled}
            onChange={onToggle}
            className="size-5 accent-accent"
          />
          Page {number}
        </span>
      </label>
    </li>
  );
}
