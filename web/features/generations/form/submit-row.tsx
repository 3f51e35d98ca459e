import { useId } from 'react';
import type { Framework, Mode } from '#contract/generations.ts';
import { GENERATION_COST } from '#contract/vocabulary/generation-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { frameworkLabel, styleLabel } from '../vocabulary/index.ts';
import type { AgainOffer } from './again-offer.ts';

interface SubmitRowProps {
  /** Below the form, or one of a row of controls. */
  look: 'form' | 'strip';
  /** The picture of the conversion on the table is what would be converted, and on which terms. */
  offer: AgainOffer | undefined;
  framework: Framework;
  mode: Mode;
  /** With the built-in engine chosen it would be free. */
  freeBuiltIn: boolean;
  working: boolean;
  writing: boolean;
  /** How many pictures of the queue it would convert; 0: the one of the form. */
  pictures: number;
  ready: boolean;
  onReset: () => void;
}

/** Converts the chosen picture, or the one on the table again; says before what that takes. */
export function SubmitRow({
  look,
  offer,
  framework,
  mode,
  freeBuiltIn,
  working,
  writing,
  pictures,
  ready,
  onReset,
}: SubmitRowProps) {
  const id = useId();
  const again = offer !== undefined && !working;
  const several = pictures > 0 && !working;
  const label = labelOf(pictures, again ? framework : undefined);
  const terms = (again || several) && (
    <p id={id} aria-live="polite" className="text-caption text-muted">
      {again ? termsOf(offer, styleLabel({ framework, mode }), freeBuiltIn) : QUEUE_TERMS}
    </p>
  );
  const button = {
    type: 'submit',
    busy: working || writing,
    disabled: working || writing || offer === 'same' || !ready,
    'aria-describedby': terms ? id : undefined,
  } as const;
  if (look === 'strip')
    return (
      <>
        <Button {...button}>{working ? 'Generating...' : label}</Button>
        {terms && (
          <span className="font-mono text-caption text-muted">
            <span aria-hidden="true">
              {several ? `${CREDITS} each` : offer === 'paid' ? CREDITS : offer === 'free' ? 'free' : 'this page'}
            </span>
            <span className="sr-only">{terms}</span>
          </span>
        )}
      </>
    );
  return (
    // The foot of the form stays in sight beside the preview, however tall the picture makes the form.
    <div
      data-tour="submit"
      className="grid gap-2 rounded-b-lg bg-sheet pt-1 lg:sticky lg:bottom-0 lg:z-10 lg:-mx-4 lg:-mb-4 lg:border-line lg:border-t lg:px-4 lg:py-3"
    >
      <div className="flex flex-wrap gap-2">
        <Button
          {...button}
          size="large"
          className={classNames('flex-auto px-3!', again ? 'text-small!' : 'whitespace-nowrap')}
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
      {terms}
    </div>
  );
}

const CREDITS = `${GENERATION_COST} ${GENERATION_COST === 1 ? 'credit' : 'credits'}`;

const QUEUE_TERMS = `${CREDITS} each, taken as its conversion begins. Two run at a time.`;

function labelOf(pictures: number, again: Framework | undefined): string {
  if (pictures > 0) return pictures === 1 ? 'Convert 1 picture' : `Convert ${pictures} pictures`;
  return again ? `Convert again as ${frameworkLabel(again)}` : 'Generate HTML Code';
}

function termsOf(offer: AgainOffer, style: string, freeBuiltIn: boolean): string {
  if (offer === 'free') return 'Free: the built-in engine writes it from what it measured in this picture.';
  if (offer === 'same') return `This is the page in ${style}. Another framework or mode is free.`;
  return freeBuiltIn
    ? `${CREDITS}. Free with Built-in as the engine.`
    : `${CREDITS}. The picture is here already: nothing has to be uploaded.`;
}
