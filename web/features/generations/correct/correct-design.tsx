import { PencilRuler, SquareDashedMousePointer } from 'lucide-react';
import { useState } from 'react';
import type { Corrections, GenerationWithResult } from '#contract/generations.ts';
import { useActions } from '#web/ui/actions/index.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Select } from '#web/ui/select.tsx';
import { CorrectNotes } from './correct-notes.tsx';
import { DesignPlaces } from './design-places.tsx';
import { PageFields } from './page-fields.tsx';
import { PendingList } from './pending-list.tsx';
import { PlaceForm } from './place-form.tsx';
import { placeLabel } from './places.ts';
import type { Places } from './use-places.ts';

interface CorrectDesignProps {
  generation: GenerationWithResult;
  /** What is said about it. It outlives this screen. */
  places: Places;
  onCorrect: (corrections: Corrections) => void;
  /** Put away, it offers nothing. */
  shown: boolean;
  /** A page is being written again. */
  busy: boolean;
  /** The page has changes that are not saved. */
  unsaved: boolean;
}

/** The design with what the engine found in it, and what a member says against that. */
export function CorrectDesign({ generation, places: said, onCorrect, shown, busy, unsaved }: CorrectDesignProps) {
  const size = { width: generation.imageWidth, height: generation.imageHeight };
  const { places, pending, chosen, ofPage, isCorrected, ...act } = said;
  const [drawing, setDrawing] = useState(false);
  const isReady = isCorrected && !busy && !unsaved;
  const writeAgain = () => onCorrect(act.corrections());
  const group = 'Correct';
  useActions([
    {
      ...{ id: 'new-place', label: 'New place', group, Icon: SquareDashedMousePointer, disabled: !shown },
      run: act.drawInMiddle,
    },
    {
      ...{ id: 'write-again', label: 'Write again (free)', group, Icon: PencilRuler, disabled: !shown || !isReady },
      run: writeAgain,
    },
  ]);
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
          <PageFields value={ofPage} onChange={act.sayOfPage} />
          <PendingList pending={pending} onTakeBack={act.takeBack} />
          <Button busy={busy} disabled={!isReady} onClick={writeAgain}>
            {busy ? 'Writing again…' : 'Write again (free)'}
          </Button>
        </div>
      </div>
    </div>
  );
}
