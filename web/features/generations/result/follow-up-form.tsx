import { Send, SquareDashedMousePointer } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { EngineChoice } from '#contract/generations.ts';
import { errors } from '#contract/vocabulary/errors.ts';
import { GENERATION_COST } from '#contract/vocabulary/generation-limits.ts';
import { useActions } from '#web/ui/actions/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { Pick } from '../preview/index.ts';
import { PickedElement } from '../preview/index.ts';
import type { Generator } from '../progress/index.ts';

interface FollowUpFormProps {
  generator: Generator;
  pick: Pick;
  wish: string;
  onWish: (wish: string) => void;
  asking: boolean;
  onAsked: () => void;
  /** The provider that made the result, when it can be asked again. */
  engine: EngineChoice | undefined;
}

export function FollowUpForm({
  generator,
  pick,
  wish,
  onWish,
  asking,
  onAsked,
  engine = 'automatic',
}: FollowUpFormProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (!asking) return;
    field.current?.focus();
    onAsked();
  }, [asking, onAsked]);
  const [missing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const { change, credits, setNotice, working } = generator;
  const send = (event: FormEvent) => {
    event.preventDefault();
    const empty = wish.trim() === '';
    setMissing(empty);
    if (empty) return;
    if (credits !== undefined && credits < GENERATION_COST)
      return setNotice({ tone: 'danger', text: errors.INSUFFICIENT_CREDITS.message });
    pick.stop();
    change.mutate({ instructions: wish.trim(), element: pick.element, engine });
  };
  const action = { group: 'Request a change', disabled: working };
  useActions([
    { ...action, id: 'apply-change', label: 'Apply the change', Icon: Send, run: () => form.current?.requestSubmit() },
    {
      ...{ ...action, id: 'pick', label: pick.picking ? 'Stop picking' : 'Pick an element' },
      ...{ Icon: SquareDashedMousePointer, run: pick.picking ? pick.stop : pick.start },
    },
  ]);
  return (
    <form ref={form} method="post" noValidate onSubmit={send} className="grid grid-cols-1 gap-3 p-4 sm:px-5">
      <Field
        label={pick.element ? 'What should change about this element?' : 'What should change?'}
        error={missing ? 'Please describe the change.' : undefined}
      >
        {(ids) => (
          <Textarea
            {...ids}
            ref={field}
            rows={2}
            maxLength={20_000}
            required
            placeholder="Make the header dark, two columns instead of three"
            value={wish}
            disabled={working}
            onChange={(event) => onWish(event.target.value)}
          />
        )}
      </Field>
      <div className="flex flex-wrap items-center gap-2">
        <Button type="submit" busy={change.isPending} disabled={working}>
          {change.isPending ? 'Applying...' : 'Apply'}
        </Button>
        <Button
          look="secondary"
          aria-pressed={pick.picking}
          disabled={working}
          onClick={pick.picking ? pick.stop : pick.start}
          className="aria-pressed:border-accent aria-pressed:bg-accent-soft aria-pressed:text-accent"
        >
          <SquareDashedMousePointer aria-hidden="true" className="size-4" />
          Pick an element
        </Button>
        {pick.element && <PickedElement element={pick.element} onRemove={pick.clear} />}
      </div>
      <p role="status" className="text-caption text-muted empty:hidden">
        {pick.picking &&
          'Click an element in the preview. With the keyboard: arrow keys move, Enter picks, Escape cancels.'}
      </p>
    </form>
  );
}
