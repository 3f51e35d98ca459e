import { Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { pointFields } from '#contract/vocabulary/feature-points.ts';
import { Button } from '#web/ui/button.tsx';
import type { PackageValues } from './package-form.ts';
import { PointField } from './point-field.tsx';

const MOST = pointFields.length;

/** Up to ten feature lines. The focus goes along, so that the keyboard can go on; Enter in a line opens the next one. */
export function PointRows() {
  const root = useRef<HTMLFieldSetElement>(null);
  const { control } = useFormContext<PackageValues>();
  const { fields, insert, remove } = useFieldArray({ control, name: 'points' });
  const full = fields.length >= MOST;
  /** By the document, not by the form: it knows a new line only later, and what is typed at once would go astray. */
  const focus = (line: number) => {
    const lines = root.current?.querySelectorAll('input');
    (lines?.[line] ?? root.current?.querySelector('button'))?.focus();
  };
  const open = (line: number) => {
    if (full) return;
    flushSync(() => insert(line, { text: '' }, { shouldFocus: false }));
    focus(line);
  };
  const take = (line: number) => {
    flushSync(() => remove(line));
    focus(Math.max(0, line - 1));
  };
  return (
    <fieldset ref={root} className="grid min-w-0 gap-2">
      <legend className="mb-1.5 flex w-full items-baseline justify-between font-semibold text-small">
        Features
        <span className="font-mono font-normal text-caption text-muted">
          {fields.length} of {MOST}
        </span>
      </legend>
      {fields.map(({ id }, index) => (
        <div key={id} className="flex items-start gap-2">
          <PointField index={index} onEnter={() => open(index + 1)} />
          <Button
            look="quiet"
            size="icon"
            className="size-11"
            title="Remove"
            aria-label={`Remove feature ${index + 1}`}
            onClick={() => take(index)}
          >
            <Trash2 aria-hidden="true" className="size-4" />
          </Button>
        </div>
      ))}
      <Button look="secondary" className="justify-self-start" disabled={full} onClick={() => open(fields.length)}>
        <Plus aria-hidden="true" className="size-4" />
        Add Feature
      </Button>
    </fieldset>
  );
}
