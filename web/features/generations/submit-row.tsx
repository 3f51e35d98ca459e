import { useId } from 'react';
import type { Framework, Mode } from '#contract/generations.ts';
import { GENERATION_COST } from '#contract/vocabulary/money.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import type { AgainOffer } from './again-offer.ts';
import { frameworkLabel } from './frameworks.ts';
import { styleLabel } from './modes.ts';

interface SubmitRowProps {
  /** The picture of the conversion on the table is what would be converted, and on which terms. */
  offer: AgainOffer | undefined;
  framework: Framework;
  mode: Mode;
  /** With the built-in engine chosen it would be free. */
  freeBuiltIn: boolean;
  working: boolean;
  writing: boolean;
  ready: boolean;
  onReset: () => void;
}

/** Converts the chosen picture, or the one on the table again; says before what that takes. */
export function SubmitRow({ offer, framework, mode, freeBuiltIn, working, writing, ready, onReset }: SubmitRowProps) {
  const id = useId();
  const again = offer !== undefined && !working;
  const label = again ? `Convert again as ${frameworkLabel(framework)}` : 'Generate HTML Code';
  return (
    <div className="grid gap-2 pt-1">
      <div className="flex flex-wrap gap-2">
        <Button
          type="submit"
          size="large"
          className={classNames('flex-auto px-3!', again ? 'text-small!' : 'whitespace-nowrap')}
          busy={working || writing}
          disabled={working || writing || offer === 'same' || !ready}
          aria-describedby={again ? id : undefined}
        >
          {working ? 'Generating...' : label}
        </Button>
        <Button
          size="large"
          look="secondary"
          className={classNames('flex-auto lg:flex-none', again && 'px-4! text-small!')}
          disabled={working || writing}
          onClick={onReset}
        >
          Reset
        </Button>
      </div>
      {again && (
        <p id={id} aria-live="polite" className="text-caption text-muted">
          {termsOf(offer, styleLabel({ framework, mode }), freeBuiltIn)}
        </p>
      )}
    </div>
  );
}

const CREDITS = `${GENERATION_COST} ${GENERATION_COST === 1 ? 'credit' : 'credits'}`;

function termsOf(offer: AgainOffer, style: string, freeBuiltIn: boolean): string {
  if (offer === 'free') return 'Free: the built-in engine writes it from what it measured in this picture.';
  if (offer === 'same') return `This is the page in ${style}. Another framework or mode is free.`;
  return freeBuiltIn
    ? `${CREDITS}. Free with Built-in as the engine.`
    : `${CREDITS}. The picture is here already: nothing has to be uploaded.`;
}
