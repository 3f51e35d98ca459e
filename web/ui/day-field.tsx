import { CalendarDays } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatDay } from '#contract/vocabulary/format-date.ts';
import { Button } from './button.tsx';
import { Field } from './field.tsx';
import { Input } from './input.tsx';
import { parseDay } from './parse-day.ts';

interface DayFieldProps {
  label: string;
  /** e.g. `2026-11-23`, or '' */
  value: string;
  onChange: (value: string) => void;
  /** A form is not sent with a day before or after these. */
  min?: string;
  max?: string;
}

const textOf = (day: string) => (parseDay(day) ? formatDay(day, 'UTC') : day);

/**
 * A day to write, or to choose from the browser's calendar. The browser's own field would write it mm/dd/yyyy or whatever
 * its language has; this one shows it as every other date is shown.
 */
export function DayField({ label, value, onChange, min = '', max = '' }: DayFieldProps) {
  const [draft, setDraft] = useState<string>();
  const [left, setLeft] = useState(false);
  const [known, setKnown] = useState(value);
  const calendar = useRef<HTMLInputElement>(null);
  const written = draft === undefined ? value : (parseDay(draft) ?? '');
  if (value !== known) {
    setKnown(value);
    // Changed from outside: the calendar, a filter that was cleared, the way back in the browser.
    if (value !== written) setDraft(undefined);
  }
  const problem = problemWith(draft ?? textOf(value), min, max);
  return (
    <Field label={label} error={left && problem === NO_DAY ? problem : undefined}>
      {(ids) => (
        <span className="relative flex">
          <Input
            {...ids}
            ref={(input) => input?.setCustomValidity(problem)}
            autoComplete="off"
            placeholder="Any day"
            className="pr-10 max-sm:pl-2"
            value={draft ?? textOf(value)}
            onChange={({ target }) => {
              setDraft(target.value);
              setLeft(false);
              const day = parseDay(target.value);
              if (day || target.value.trim() === '') onChange(day ?? '');
            }}
            onBlur={() => {
              setLeft(true);
              if (problem !== NO_DAY) setDraft(undefined);
              else onChange('');
            }}
          />
          <Button
            look="quiet"
            size="icon"
            className="absolute top-0.5 right-0.5 text-muted"
            aria-label={`${label}: open the calendar`}
            onClick={() => calendar.current?.showPicker()}
          >
            <CalendarDays aria-hidden="true" className="size-4.5" />
          </Button>
          <input
            ref={calendar}
            type="date"
            tabIndex={-1}
            aria-hidden="true"
            className="pointer-events-none absolute bottom-0 left-0 h-0 w-full opacity-0"
            value={parseDay(value) ?? ''}
            min={min}
            max={max}
            onChange={({ target }) => {
              setDraft(undefined);
              onChange(target.value);
            }}
          />
        </span>
      )}
    </Field>
  );
}

const NO_DAY = 'Please write a day such as 23 Nov 2026.';

/** What keeps a form from being sent; '' when nothing does. */
function problemWith(text: string, min: string, max: string): string {
  const day = parseDay(text);
  if (text.trim() === '') return '';
  if (!day) return NO_DAY;
  if (parseDay(min) && day < min) return `Please choose a day from ${textOf(min)} on.`;
  if (parseDay(max) && day > max) return `Please choose a day up to ${textOf(max)}.`;
  return '';
}
