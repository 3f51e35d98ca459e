import { type FormEvent, useState } from 'react';
import type { BoxKind } from '#contract/generations.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import { Segmented } from '#web/ui/segmented.tsx';
import { BoxFields } from './box-fields.tsx';
import { type Pending, pendingOf } from './pending.ts';
import { type Box, kindNames, type Place } from './places.ts';

const KINDS = (Object.keys(kindNames) as BoxKind[]).map((value) => ({ value, label: kindNames[value] }));
const MAX_WORDS_LENGTH = 2000;

interface PlaceFormProps {
  place: Place;
  /** What was said about it before. */
  said: Pending | undefined;
  size: { width: number; height: number };
  onMove: (box: Box) => void;
  onSay: (pending: Pending) => void;
}

/** What a place is, and what it says. Mount it anew for each place. */
export function PlaceForm({ place, said, size, onMove, onSay }: PlaceFormProps) {
  const [kind, setKind] = useState<BoxKind>(said?.kind ?? place.kind ?? 'text');
  const [words, setWords] = useState(said?.words ?? place.text ?? '');
  const pending = pendingOf(place, kind, words);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (pending) onSay(pending);
  };
  return (
    <form onSubmit={submit} className="grid gap-3">
      <div className="grid gap-1">
        <span className="font-medium text-small">This is:</span>
        <div className="-m-1 overflow-x-auto p-1">
          <Segmented label="This is" value={kind} onChange={setKind} options={KINDS} />
        </div>
      </div>
      {kind === 'text' && (
        <Field label="It says" hint={place.kind === 'text' ? undefined : 'Leave it empty to have it read.'}>
          {(ids) => (
            <Input
              {...ids}
              value={words}
              maxLength={MAX_WORDS_LENGTH}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
      )}
      {place.kind === undefined && <BoxFields box={place.box} size={size} onChange={onMove} />}
      <Button type="submit" look="secondary" disabled={!pending}>
        {said ? 'Change this correction' : 'Add this correction'}
      </Button>
    </form>
  );
}
