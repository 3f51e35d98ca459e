import { Search } from 'lucide-react';
import { Button } from '../button.tsx';
import { openPalette } from './action-keys.tsx';
import { KeyCaps } from './key-caps.tsx';
import { PALETTE_KEYS } from './shortcut.ts';

/** Opens the palette, for whoever does not know its keys. `compact`: the icon alone. */
export function PaletteButton({ compact = false }: { compact?: boolean }) {
  if (compact)
    return (
      <Button look="quiet" size="icon" title="Search actions" aria-haspopup="dialog" onClick={openPalette}>
        <Search aria-hidden="true" className="size-5" />
        <span className="sr-only">Search actions</span>
      </Button>
    );
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={openPalette}
      className="flex min-h-10 w-full items-center gap-2 rounded-sm border border-line-strong px-3 text-muted text-small hover:border-ink hover:text-ink"
    >
      <Search aria-hidden="true" className="size-4.5 shrink-0" />
      <span className="flex-1 whitespace-nowrap text-left">Search actions</span>
      <span aria-hidden="true">
        <KeyCaps keys={PALETTE_KEYS} />
      </span>
    </button>
  );
}
