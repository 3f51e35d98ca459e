import { type FormEvent, useState } from 'react';
import type { EngineChoice, Framework } from '#contract/generations.ts';
import { errors } from '#contract/vocabulary/errors.ts';
import { GENERATION_COST } from '#contract/vocabulary/money.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { EngineField } from './engine-field.tsx';
import type { Engine } from './engines.ts';
import { frameworks } from './frameworks.ts';
import { ImageField } from './image-field.tsx';
import { RepairField } from './repair-field.tsx';
import type { ChosenImage } from './use-chosen-image.ts';
import type { Generator } from './use-generator.ts';

interface ConversionFormProps {
  generator: Generator;
  image: ChosenImage;
  engines: readonly Engine[] | undefined;
  onReset: () => void;
}

export function ConversionForm({ generator, image, engines, onReset }: ConversionFormProps) {
  const [framework, setFramework] = useState<Framework>('tailwind');
  const [instructions, setInstructions] = useState('');
  const [engine, setEngine] = useState<EngineChoice>('automatic');
  const [repair, setRepair] = useState(true);
  const { working, credits, setNotice, submit } = generator;
  // What is being converted right now governs the form, also after a reload.
  const own = { framework, instructions, engine, repair };
  const shown = generator.running && generator.generation ? { ...own, ...generator.generation } : own;
  const chosen = engines?.find(({ id }) => id === shown.engine);
  const asksProvider = Boolean(chosen) && chosen?.uses !== 'built-in';

  const send = (event: FormEvent) => {
    event.preventDefault();
    const refuse = (text: string) => setNotice({ tone: 'danger', text });
    if (!image.file) return refuse('Please upload a UI/UX image first.');
    if (engines && !chosen?.available) return refuse('No API keys available');
    if (credits !== undefined && credits < GENERATION_COST) return refuse(errors.INSUFFICIENT_CREDITS.message);
    submit.mutate({ image: image.file, ...own });
  };

  return (
    <Card aria-label="Design and options" className="p-4">
      <form method="post" onSubmit={send} className="grid gap-3">
        <ImageField image={image} disabled={working} generation={generator.generation} />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-start gap-3">
          <Field label="Framework">
            {(ids) => (
              <Select
                {...ids}
                value={shown.framework}
                disabled={working}
                onChange={(event) => setFramework(event.target.value as Framework)}
              >
                {frameworks.map(({ value, label }) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <EngineField engines={engines} value={shown.engine} disabled={working} onChange={setEngine} />
        </div>
        {asksProvider && <RepairField checked={shown.repair} disabled={working} onChange={setRepair} />}
        <Field
          label="Specific instructions (optional)"
          hint={
            chosen?.readsInstructions === false
              ? 'The built-in engine measures the picture only; it does not read instructions.'
              : undefined
          }
        >
          {(ids) => (
            <Textarea
              {...ids}
              rows={2}
              value={shown.instructions}
              disabled={working}
              onChange={(event) => setInstructions(event.target.value)}
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2 pt-1">
          <Button
            type="submit"
            size="large"
            className="flex-auto whitespace-nowrap px-3!"
            busy={working}
            disabled={working || !image.file}
          >
            {working ? 'Generating...' : 'Generate HTML Code'}
          </Button>
          <Button size="large" look="secondary" className="flex-auto lg:flex-none" disabled={working} onClick={onReset}>
            Reset
          </Button>
        </div>
      </form>
    </Card>
  );
}
