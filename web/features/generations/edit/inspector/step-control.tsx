import { useState } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { DraftField } from '../draft-field.tsx';
import type { StyleOption } from '../style-property.ts';

export interface StyleControlProps {
  label: string;
  /** As the framework says it; empty where the element says nothing. */
  value: string;
  /** What the browser makes of it. */
  computed?: string | undefined;
  options: readonly StyleOption[];
  /** A typed value as the framework takes it; undefined where it cannot be one. */
  own: (typed: string) => string | undefined;
  takesOwn: boolean;
  /** Null: the element says nothing any more. */
  onChange: (value: string | null) => void;
}

const OTHER = '…';

/** A step of a scale, or a value of one's own where the framework takes one. */
export function StepControl({ label, value, computed, options, own, takesOwn, onChange }: StyleControlProps) {
  const [typing, setTyping] = useState(false);
  if (typing)
    return (
      <DraftField
        autoFocus
        label={label}
        value=""
        placeholder={computed ?? '13px'}
        check={(typed) => (own(typed) === undefined ? 'Enter a CSS value, such as 13px.' : undefined)}
        onCommit={(typed) => {
          setTyping(false);
          onChange(own(typed) ?? null);
        }}
        aside={
          <button
            type="button"
            className="-my-3 min-h-10 px-1 text-accent text-caption underline"
            onClick={() => setTyping(false)}
          >
            Steps
          </button>
        }
      />
    );
  const isKnown = value === '' || options.some((option) => option.value === value);
  const groups = [...new Set(options.map(({ group }) => group))];
  const unset = computed && computed !== 'normal' && computed !== 'auto' ? `${shorten(computed)} · unset` : 'Not set';
  return (
    <Field label={label}>
      {(ids) => (
        <Select
          {...ids}
          className={classNames('truncate pl-2 text-small', !value && 'text-muted')}
          value={value}
          onChange={({ target }) => (target.value === OTHER ? setTyping(true) : onChange(target.value || null))}
        >
          <option value="">{unset}</option>
          {!isKnown && <option value={value}>{value.replace(/^\[(.*)\]$/, '$1').replaceAll('_', ' ')}</option>}
          {groups.map((group) => (
            <optgroup key={group} label={group}>
              {options
                .filter((option) => option.group === group)
                .map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
            </optgroup>
          ))}
          {takesOwn && <option value={OTHER}>Another value…</option>}
        </Select>
      )}
    </Field>
  );
}

/** "406.25px" as "406 px" */
const shorten = (computed: string): string => computed.replace(/(\d+)(?:\.\d+)?px/g, (_, px) => `${px} px`);
