import { useEffect, useState } from 'react';
import { clampWidth, MAX_WIDTH, MIN_WIDTH } from './view.ts';

/** The width of the page in figures. It counts when it is finished: by Enter, or by leaving the field with another one. */
export function WidthField({ width, onWidth }: { width: number; onWidth: (width: number) => void }) {
  const [typed, setTyped] = useState(String(width));
  useEffect(() => setTyped(String(width)), [width]);
  const commit = () => {
    const next = clampWidth(Number(typed) || width);
    setTyped(String(next));
    onWidth(next);
  };
  return (
    <label className="flex items-center gap-1 text-muted text-small">
      <span className="sr-only">Width in pixels</span>
      <input
        type="number"
        inputMode="numeric"
        min={MIN_WIDTH}
        max={MAX_WIDTH}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onBlur={() => typed !== String(width) && commit()}
        onKeyDown={({ key }) => key === 'Enter' && commit()}
        title="Width in pixels"
        className="h-10 w-16 rounded-sm border border-line-strong bg-sheet px-2 text-right font-mono text-ink text-small"
      />
    </label>
  );
}
