import { SquareDashedMousePointer } from 'lucide-react';
import { useState } from 'react';
import type { Corrections, GenerationResult, GenerationWithResult } from '#contract/generations.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { UnsavedGuard } from '#web/ui/unsaved-guard.tsx';
import { CorrectNotes } from './correct-notes.tsx';
import { DesignPlaces } from './design-places.tsx';
import { PageFields } from './page-fields.tsx';
import { correctionsOf } from './pending.ts';
import { PendingList } from './pending-list.tsx';
import { PlaceForm } from './place-form.tsx';
import { placeLabel } from './places.ts';
import { usePlaces } from './use-places.ts';

interface CorrectDesignProps {
  generation: GenerationWithResult;
  result: GenerationResult;
  onCorrect: (corrections: Corrections) => void;
  /** A page is being written again. */
  busy: boolean;
  /** The page has changes that are not saved. */
  unsaved: boolean;
}

/** The design with what the engine found in it, and what a member says against that. Mount it anew for each version. */
export function CorrectDesign({ generation, result, onCorrect, busy, unsaved }: CorrectDesignProps) {
  const size = { width: generation.imageWidth, height: generation.imageHeight };
  const { places, pending, chosen, ...act } = usePlaces(result, size);
  const [ofPage, setOfPage] = useState<Pick<Corrections, 'typeface' | 'language'>>({});
  const [drawing, setDrawing] = useState(false);
  const isCorrected = pending.length > 0 || Object.keys(ofPage).length > 0;
  return (
    <div className="@container h-full overflow-auto bg-sunken">
      <div className="grid @2xl:h-full @2xl:grid-cols-[minmax(0,1fr)_20rem]">
        <section
          aria-label="Design with what the engine found"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard.
          tabIndex={0}
          className="@2xl:max-h-none max-h-[60vh] min-w-0 overflow-auto p-2"
        >
          <DesignPlaces
            {...{ generation, places, pending, chosen, drawing }}
            onChoose={act.choose}
            onDrawn={(box) => {
              act.draw(box);
              setDrawing(false);
            }}
          />
        </section>
        <div className="grid @2xl:h-full min-w-0 content-start gap-4 @2xl:overflow-y-auto border-line @2xl:border-l bg-sheet p-4">
          <CorrectNotes generation={generation} unsaved={unsaved} />
          <Field label="Place">
            {(ids) => (
              <Select {...ids} value={chosen?.id ?? ''} onChange={({ target }) => act.chooseId(target.value)}>
                <option value="">Choose in the design or here</option>
                {places.map((place) => (
                  <option key={place.id} value={place.id}>
                    {placeLabel(place)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button
              look="secondary"
              aria-pressed={drawing}
              onClick={() => setDrawing(!drawing)}
              className="pointer-fine:hidden"
            >
              <SquareDashedMousePointer aria-hidden="true" className="size-4" />
              {drawing ? 'Draw in the design now' : 'Draw with a finger'}
            </Button>
            <Button look="secondary" onClick={act.drawInMiddle}>
              New place
            </Button>
          </div>
          {chosen && (
            <PlaceForm
              key={chosen.id}
              place={chosen}
              said={pending.find(({ place }) => place.id === chosen.id)}
              size={size}
              onMove={(box) => act.move(chosen.id, box)}
              onSay={act.say}
            />
          )}
          <PageFields value={ofPage} onChange={setOfPage} />
          <PendingList pending={pending} onTakeBack={act.takeBack} />
          <Button
            busy={busy}
            disabled={busy || unsaved || !isCorrected}
            onClick={() => onCorrect(correctionsOf(pending, ofPage))}
          >
            {busy ? 'Writing again…' : 'Write again (free)'}
          </Button>
        </div>
      </div>
      <UnsavedGuard
        when={isCorrected && !busy}
        ofSearch
        title="Your corrections are not written yet"
        description="When you leave this page now, the corrections in the list are lost."
        confirmLabel="Leave without them"
      />
    </div>
  );
}
