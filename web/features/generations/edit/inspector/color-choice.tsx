import { useState } from 'react';
import { hexOf } from '#web/preview/hex-of.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { DraftField } from '../draft-field.tsx';
import type { StyleOption } from '../style-property.ts';
import { Swatch } from '../swatch.tsx';
import type { StyleControlProps } from './step-control.tsx';

/** The colours to choose from: the page's own in front, a family of the framework at a time behind them. */
export function ColorChoice(props: StyleControlProps & { onDone: () => void }) {
  const { value, options, computed, own, takesOwn, onChange, onDone } = props;
  const [page, ...families] = [...new Set(options.map(({ group }) => group))];
  const [family, setFamily] = useState(
    () => options.find((option) => option.value === value && option.group !== page)?.group ?? families[0],
  );
  const choose = (next: string | null) => {
    onChange(next);
    onDone();
  };
  const swatches = (group: string | undefined) => (
    <Swatches
      label={group === 'Page' ? 'Colours of the page' : `Colours: ${group}`}
      options={options.filter((option) => option.group === group)}
      value={value}
      onChoose={choose}
    />
  );
  const check = (typed: string) =>
    CSS.supports('color', typed) && own(typed) !== undefined ? undefined : 'Enter a colour, such as #1446d6.';
  return (
    <div className="grid gap-3">
      {swatches(page)}
      {families.length > 1 && (
        <Field label="More colours">
          {(ids) => (
            <Select
              {...ids}
              className="text-small capitalize"
              value={family}
              onChange={(event) => setFamily(event.target.value)}
            >
              {families.map((name) => (
                <option key={name}>{name}</option>
              ))}
            </Select>
          )}
        </Field>
      )}
      {families.length > 0 && swatches(family)}
      {takesOwn && (
        <div className="flex items-start gap-2">
          <input
            type="color"
            aria-label="Pick a colour"
            className="mt-6.5 h-11 w-11 shrink-0 rounded-sm border border-line-strong bg-sheet p-1"
            value={hexOf(computed ?? '#000000').slice(0, 7)}
            onChange={(event) => onChange(own(event.target.value) ?? null)}
          />
          <div className="min-w-0 flex-1">
            <DraftField
              label="Another colour"
              value=""
              placeholder="#1446d6"
              check={check}
              onCommit={(typed) => choose(own(typed) ?? null)}
            />
          </div>
        </div>
      )}
      {value !== '' && (
        <Button look="quiet" onClick={() => choose(null)}>
          Do not set a colour
        </Button>
      )}
    </div>
  );
}

interface SwatchesProps {
  label: string;
  options: readonly StyleOption[];
  value: string;
  onChoose: (value: string) => void;
}

function Swatches({ label, options, value, onChoose }: SwatchesProps) {
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fill,minmax(2.5rem,1fr))] gap-1">
      <legend className="mb-1 font-semibold text-small">{label}</legend>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          title={option.label}
          aria-label={option.label}
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
          className="grid size-10 place-items-center rounded-sm hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:outline-2 aria-pressed:outline-accent aria-pressed:-outline-offset-2"
        >
          <Swatch color={option.swatch} className={classNames('size-7')} />
        </button>
      ))}
    </fieldset>
  );
}
