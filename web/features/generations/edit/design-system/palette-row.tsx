import { useId } from 'react';
import { hexOf } from '#web/preview/hex-of.ts';
import { Swatch } from '../swatch.tsx';
import { ResetButton } from './reset-button.tsx';
import type { TokenRowProps } from './token-row.ts';

/** A colour of the palette; the platform's picker opens at a press. */
export function PaletteRow({ token, label, onChange, onReset }: TokenRowProps) {
  const id = useId();
  const hex = hexOf(token.computed);
  // Pickers know no transparency: it stays as it was.
  const alpha = hex.slice(7);
  return (
    <div className="flex items-center gap-2">
      <label
        htmlFor={id}
        className="flex min-h-12 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-sm px-1 hover:bg-sunken has-focus-visible:outline-2 has-focus-visible:outline-accent"
      >
        <span className="relative size-10 shrink-0">
          <Swatch color={token.computed} className="size-10" />
          <input
            id={id}
            type="color"
            value={hex.slice(0, 7)}
            onChange={(event) => onChange(event.target.value + alpha)}
            className="absolute inset-0 size-full cursor-pointer opacity-0"
          />
        </span>
        <span className="grid min-w-0 text-small">
          <span className="truncate font-medium">{label}</span>
          <span className="truncate font-mono text-caption text-muted">{hex}</span>
        </span>
      </label>
      <ResetButton label={label} onReset={onReset} />
    </div>
  );
}
