import { type FormEvent, useRef, useState } from 'react';
import type { EngineChoice, Framework } from '#contract/generations.ts';
import { errors } from '#contract/vocabulary/errors.ts';
import { GENERATION_COST, MAX_IMAGE_BYTES } from '#contract/vocabulary/generation-limits.ts';
import type { LanguageChoice } from '#contract/vocabulary/languages.ts';
import { Button } from '#web/ui/button.tsx';
import { Card } from '#web/ui/card.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import type { Generator } from '../progress/index.ts';
import type { Engine } from '../vocabulary/index.ts';
import { frameworks } from '../vocabulary/index.ts';
import { againOffer } from './again-offer.ts';
import { EngineField } from './engine-field.tsx';
import { FontsField } from './fonts-field.tsx';
import { FormStrip } from './form-strip.tsx';
import { ImageField } from './image-field.tsx';
import { LanguageField } from './language-field.tsx';
import { ModeField } from './mode-field.tsx';
import { NarrowImagesField } from './narrow-images-field.tsx';
import type { PictureQueue } from './queue/index.ts';
import { RepairField } from './repair-field.tsx';
import { SubmitRow } from './submit-row.tsx';
import type { ChosenImage } from './use-chosen-image.ts';
import { useFormActions } from './use-form-actions.ts';
import { useNarrowImages } from './use-narrow-images.ts';
import { useStyle } from './use-style.ts';

interface ConversionFormProps {
  generator: Generator;
  image: ChosenImage;
  queue: PictureQueue;
  engines: readonly Engine[] | undefined;
  onReset: () => void;
  /** A strip above the result, with the rest of the form in a panel. */
  folded?: boolean;
}

export function ConversionForm({ generator, image, queue, engines, onReset, folded = false }: ConversionFormProps) {
  const [language, setLanguage] = useState<LanguageChoice>('automatic');
  const [instructions, setInstructions] = useState('');
  const [engine, setEngine] = useState<EngineChoice>('automatic');
  const [repair, setRepair] = useState(true);
  const narrow = useNarrowImages(image);
  const { working, credits, setNotice, submit, again, write, generation } = generator;
  const queued = queue.ready > 0 || queue.checking;
  // With no other picture chosen, the one on the table can be converted again.
  const kept = !image.file && !queued && !generator.running ? generation : undefined;
  const isEmpty = !generator.id && !image.file && queue.items.length === 0;
  const { style, change } = useStyle(isEmpty ? null : kept, generator.idNow);
  const { framework, mode, fonts } = style;
  const own = { ...style, language, instructions, engine, repair };
  // Several pictures make a page in Clean mode.
  const asked = narrow.several ? { ...own, mode: 'clean' as const } : own;
  // What is being converted right now governs the form, also after a reload.
  const shown = generator.running && generation ? { ...own, ...generation } : asked;
  const offer = kept && againOffer(kept, own, engines);
  const chosen = engines?.find(({ id }) => id === shown.engine);
  const asksProvider = Boolean(chosen) && chosen?.uses !== 'built-in' && !narrow.several;

  const send = (event: FormEvent) => {
    event.preventDefault();
    const refuse = (text: string) => setNotice({ tone: 'danger', text });
    if (offer === 'free') return write.mutate({ framework, mode, fonts });
    if (!image.file && !kept && !queued) return refuse('Please upload a UI/UX image first.');
    if (narrow.several && !['automatic', 'built-in'].includes(engine))
      return refuse('Several pictures are made one page by the built-in engine: choose Built-in.');
    if (narrow.bytes > MAX_IMAGE_BYTES) return refuse('Together the pictures are larger than 10 MB.');
    if (engines && !chosen?.available) return refuse('No API keys available');
    if (credits !== undefined && credits < GENERATION_COST) return refuse(errors.INSUFFICIENT_CREDITS.message);
    if (queue.ready > 0) queue.start(own);
    else if (image.file) submit.mutate({ image: image.file, ...narrow.files, ...asked });
    else again.mutate(own);
  };

  const ready = Boolean(image.file || kept || queue.ready) && !image.checking && !narrow.checking && !queue.checking;
  const form = useRef<HTMLFormElement>(null);
  useFormActions({
    ...{ form, framework, mode, onChange: change, onReset, working, modeFixed: narrow.several },
    ready: ready && offer !== 'same',
  });

  const row = (look: 'form' | 'strip') => (
    <SubmitRow
      look={look}
      offer={offer}
      framework={framework}
      mode={mode}
      freeBuiltIn={kept !== undefined && againOffer(kept, { ...own, engine: 'built-in' }, engines) === 'free'}
      working={working}
      writing={write.isPending}
      pictures={queue.ready}
      ready={ready}
      onReset={onReset}
    />
  );
  const picture = <ImageField {...{ image, queue, generation, folded }} disabled={working} />;
  const serving = (
    <>
      <FontsField value={shown.fonts} disabled={working} onChange={(fonts) => change({ fonts })} />
      <LanguageField value={shown.language} disabled={working} onChange={setLanguage} />
    </>
  );
  const wishes = (
    <>
      {asksProvider && <RepairField checked={shown.repair} disabled={working} onChange={setRepair} />}
      <Field
        label="Specific instructions (optional)"
        hint={
          chosen?.readsInstructions === false || narrow.several
            ? 'The built-in engine works from the picture alone and does not read instructions.'
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
    </>
  );

  if (folded && generation)
    return (
      <Card aria-label="Design and options">
        <form ref={form} method="post" onSubmit={send}>
          <FormStrip
            generation={generation}
            engines={engines}
            shown={shown}
            disabled={working}
            modeFixed={narrow.several}
            onStyle={change}
            onEngine={setEngine}
            submit={row('strip')}
          >
            {picture}
            <div className="grid grid-cols-2 gap-3">{serving}</div>
            {wishes}
            <Button look="secondary" onClick={onReset}>
              New conversion
            </Button>
          </FormStrip>
        </form>
      </Card>
    );
  return (
    <Card aria-label="Design and options" className="p-4">
      <form ref={form} method="post" onSubmit={send} className="grid grid-cols-1 gap-3">
        {picture}
        {image.file && <NarrowImagesField images={narrow.images} disabled={working} />}
        <div data-tour="options" className="grid gap-3">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(9rem,1fr))] items-start gap-3">
            <Field label="Framework">
              {(ids) => (
                <Select
                  {...ids}
                  value={shown.framework}
                  disabled={working}
                  onChange={(event) => change({ framework: event.target.value as Framework })}
                >
                  {frameworks.map(({ value, label }) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
            {serving}
            <EngineField
              engines={engines}
              value={shown.engine}
              disabled={working}
              several={narrow.several}
              free={offer === 'free'}
              onChange={setEngine}
            />
          </div>
          <ModeField value={shown.mode} disabled={working || narrow.several} onChange={(mode) => change({ mode })} />
        </div>
        {wishes}
        {row('form')}
      </form>
    </Card>
  );
}
