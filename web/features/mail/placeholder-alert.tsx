import type { MouseEvent } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { selectText } from '#web/ui/select-text.ts';
import type { Message } from './message-schema.ts';
import { unfilledIn } from './unfilled-in.ts';

/** Says which placeholders would reach the reader as they are, and leads to the first, in the form that this stands in. */
export function PlaceholderAlert({ message }: { message: Message }) {
  const left = unfilledIn(message);
  if (!left) return null;
  const show = ({ currentTarget: { form } }: MouseEvent<HTMLButtonElement>) => {
    const field = form?.elements.namedItem(left.field);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      selectText(field, left.start, left.end);
  };
  return (
    <Alert
      tone="danger"
      className="py-1"
      action={
        <Button look="quiet" onClick={show}>
          Show it
        </Button>
      }
    >
      {left.problem}
    </Alert>
  );
}
