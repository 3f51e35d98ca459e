import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { rangeOf, readElements } from '../edit/index.ts';
import { elementLabel } from '../vocabulary/index.ts';
import type { Ask, Finding } from './check.ts';

interface FindingRowProps {
  finding: Finding;
  /** The page that it was found in. */
  html: string;
  onFix: (fix: NonNullable<Finding['fix']>) => Promise<void>;
  onSelect: (at: number) => void;
  onAsk?: Ask | undefined;
}

/** One thing to mend: where it is, and what can be done about it. */
export function FindingRow({ finding: { at, reason, fix }, html, onFix, onSelect, onAsk }: FindingRowProps) {
  const [busy, setBusy] = useState(false);
  const range = at === undefined ? undefined : rangeOf(readElements(html), at);
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="wrap-anywhere min-w-0 flex-1 basis-60">
        <span className="block">{reason}</span>
        {range && (
          <span className="block font-mono text-caption text-muted">
            {elementLabel(html.slice(range.start, range.end))}
          </span>
        )}
      </span>
      {at !== undefined && (
        <Button look="quiet" className="px-3!" onClick={() => onSelect(at)}>
          Show
        </Button>
      )}
      {fix ? (
        <Button
          look="secondary"
          className="px-3!"
          busy={busy}
          disabled={busy}
          onClick={async () => {
            setBusy(true);
            await onFix(fix);
            setBusy(false);
          }}
          aria-label={`Fix: ${fix.label}`}
          title={fix.label}
        >
          Fix
        </Button>
      ) : (
        onAsk && (
          <Button look="secondary" className="px-3!" onClick={() => onAsk(reason, at)}>
            Ask a provider
          </Button>
        )
      )}
    </li>
  );
}
