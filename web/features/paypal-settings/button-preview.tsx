import { lazy, Suspense, useCallback, useState } from 'react';
import type { PayPalSettings } from '#contract/paypal-settings.ts';
import { formatPrice } from '#contract/vocabulary/format-money.ts';
import { loadChunk } from '#web/load-chunk.ts';
import { paths } from '#web/paths.ts';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Card, CardHeader } from '#web/ui/card.tsx';
import { DrawnButtons } from './drawn-buttons.tsx';
import { isStandIn } from './is-stand-in.ts';
import { type PreviewState, previewState } from './preview-state.ts';
import type { SetupValues } from './setup-form.ts';

const LiveButtons = lazy(() => loadChunk(async () => ({ default: (await import('./live-buttons.tsx')).LiveButtons })));

const captions: Record<PreviewState, string> = {
  live: 'These are PayPal’s own buttons. Nothing can be paid with them here.',
  off: 'A drawing. PayPal’s own buttons take its place once payments are enabled and saved.',
  elsewhere: 'A drawing. This page can show PayPal’s own buttons after it has been loaded again.',
  failed: 'A drawing: PayPal’s own buttons could not be loaded.',
};

const DEMO_CAPTION = 'These are the buttons of the demo’s stand-in. Nothing can be paid with them here.';

interface ButtonPreviewProps {
  stored: PayPalSettings;
  draft: Pick<SetupValues, 'currency' | 'buttonStyles'>;
}

/** What a buyer will see, as it is being chosen: PayPal's own buttons where that can be, else a drawing of them. */
export function ButtonPreview({ stored, draft: { currency, buttonStyles } }: ButtonPreviewProps) {
  const [isLetIn] = useState(documentLetsPayPalIn);
  const [hasFailed, setFailed] = useState(false);
  const fail = useCallback(() => setFailed(true), []);
  const state = previewState(stored, { isLetIn, hasFailed });
  const drawing = <DrawnButtons styles={buttonStyles} />;
  return (
    <Card aria-labelledby="preview" className="min-w-0">
      <CardHeader>
        <h3 id="preview" className="font-semibold text-body">
          Live Preview
        </h3>
        <Badge tone={state === 'live' ? 'accent' : 'neutral'}>{state === 'live' ? 'Live buttons' : 'Drawing'}</Badge>
      </CardHeader>
      <div className="graph-paper p-4 sm:p-6">
        <div className="mx-auto grid max-w-md grid-cols-1 gap-4 rounded-lg border border-line bg-sheet p-4 shadow-raised sm:p-5">
          <p className="flex items-baseline justify-between gap-4 font-semibold">
            Total to pay
            <span className="font-mono text-title tabular-nums">{formatPrice('29.00', currency)}</span>
          </p>
          {state === 'live' ? (
            <Suspense fallback={drawing}>
              <LiveButtons settings={stored} styles={buttonStyles} onFailed={fail} />
            </Suspense>
          ) : (
            drawing
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t px-4 py-3 sm:px-5">
        <p className="flex-1 basis-56 text-muted text-small">
          {state === 'live' && isStandIn(stored) ? DEMO_CAPTION : captions[state]}
        </p>
        {(state === 'elsewhere' || state === 'failed') && (
          <Button look="secondary" onClick={() => window.location.reload()}>
            Load live buttons
          </Button>
        )}
      </div>
    </Card>
  );
}

/**
 * Whether this document came with the policy that lets PayPal's script in: only a page that was loaded at this very
 * address did. One that was opened elsewhere and came here by a link keeps the policy of where it began.
 */
function documentLetsPayPalIn(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  return document !== undefined && new URL(document.name).pathname.replace(/\/$/, '') === paths.payPalSettings;
}
