import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '#web/ui/button.tsx';

interface FieldRowsProps {
  legend: string;
  /** e.g. 'social link'. */
  noun: string;
  addLabel: string;
  /** What `useFieldArray` gives. */
  rows: {
    fields: readonly { id: string }[];
    move: (from: number, to: number) => void;
    remove: (index: number) => void;
  };
  max: number;
  onAdd: () => void;
  /** Shown while there is none. */
  empty: string;
  children: (index: number) => ReactNode;
  /** Something small beside a row's buttons. */
  aside?: (index: number) => ReactNode;
}

/** Rows of fields that can be added, moved and removed. The focus goes along, so that the keyboard can go on. */
export function FieldRows({ legend, noun, addLabel, rows, max, onAdd, empty, children, aside }: FieldRowsProps) {
  const root = useRef<HTMLFieldSetElement>(null);
  const { length } = rows.fields;
  const focus = (row: number, ...acts: string[]) => {
    const buttons = acts.map((act) => `[data-row="${row}"] [data-act="${act}"]:not(:disabled)`);
    const found = [...buttons, '[data-act="add"]'].map((each) => root.current?.querySelector<HTMLElement>(each));
    found.find(Boolean)?.focus();
  };
  const move = (from: number, to: number) => {
    flushSync(() => rows.move(from, to));
    focus(to, ...(to < from ? ['up', 'down'] : ['down', 'up']));
  };
  const remove = (index: number) => {
    flushSync(() => rows.remove(index));
    focus(Math.min(index, length - 2), 'remove');
  };
  return (
    <fieldset ref={root} className="grid min-w-0 gap-3">
      <legend className="mb-2 font-semibold text-small">{legend}</legend>
      {length === 0 && <p className="text-muted text-small">{empty}</p>}
      {rows.fields.map(({ id }, index) => {
        const name = `${noun} ${index + 1}`;
        const act = { look: 'quiet', size: 'icon' } as const;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset in a fieldset would announce both names each time.
          <div
            key={id}
            data-row={index}
            role="group"
            aria-label={name}
            className="grid gap-3 rounded-sm border border-line p-3"
          >
            {children(index)}
            <div className="flex items-center justify-between border-line border-t pt-2">
              <span className="flex items-center gap-4">
                <span aria-hidden="true" className="font-mono text-caption text-muted">
                  {String(index + 1).padStart(2, '0')}
                </span>
                {aside?.(index)}
              </span>
              <span className="flex">
                <Button
                  {...act}
                  data-act="up"
                  aria-label={`Move ${name} up`}
                  disabled={index === 0}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp aria-hidden="true" className="size-4" />
                </Button>
                <Button
                  {...act}
                  data-act="down"
                  aria-label={`Move ${name} down`}
                  disabled={index === length - 1}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown aria-hidden="true" className="size-4" />
                </Button>
                <Button {...act} data-act="remove" aria-label={`Remove ${name}`} onClick={() => remove(index)}>
                  <Trash2 aria-hidden="true" className="size-4" />
                </Button>
              </span>
            </div>
          </div>
        );
      })}
      <Button look="secondary" data-act="add" className="justify-self-start" disabled={length >= max} onClick={onAdd}>
        <Plus aria-hidden="true" className="size-4" />
        {addLabel}
      </Button>
    </fieldset>
  );
}
