import { useEffect, useRef } from 'react';
import type { Generation } from '#contract/generations.ts';
import { classNames } from '#web/ui/class-names.ts';
import type { Pending } from './pending.ts';
import { type Box, type Place, placeAt } from './places.ts';
import { useDrawing } from './use-drawing.ts';

interface DesignPlacesProps {
  generation: Pick<Generation, 'imageURL' | 'imageWidth' | 'imageHeight'>;
  places: readonly Place[];
  pending: readonly Pending[];
  chosen: Place | undefined;
  /** A finger draws instead of scrolling. */
  drawing: boolean;
  onChoose: (place: Place | undefined) => void;
  onDrawn: (box: Box) => void;
}

/** The design with the places that the engine found: a click chooses one, dragging draws another. */
export function DesignPlaces({ generation, places, pending, chosen, drawing, onChoose, onDrawn }: DesignPlacesProps) {
  const size = { width: generation.imageWidth, height: generation.imageHeight };
  const { drawn, handlers } = useDrawing({
    ...{ size, byTouch: drawing, onDrawn },
    onClick: (x, y) => onChoose(placeAt(places, x, y)),
  });
  const mark = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (chosen) mark.current?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [chosen]);
  const corrected = new Set(pending.map(({ place }) => place.id));
  return (
    // What a pointer does here the list of places does for everybody else.
    <div
      role="presentation"
      {...handlers}
      style={{ touchAction: drawing ? 'none' : undefined, aspectRatio: `${size.width} / ${size.height}` }}
      className="relative w-full cursor-crosshair select-none shadow-raised"
    >
      <img
        src={generation.imageURL}
        {...size}
        alt="Design of this conversion"
        draggable={false}
        className="block size-full"
      />
      {places.map((place) => (
        <Mark
          key={place.id}
          ref={place.id === chosen?.id ? mark : undefined}
          box={place.box}
          size={size}
          look={place.id === chosen?.id ? 'chosen' : corrected.has(place.id) ? 'corrected' : 'found'}
        />
      ))}
      {drawn && <Mark box={drawn} size={size} look="chosen" />}
    </div>
  );
}

const looks = {
  found: 'border border-accent',
  corrected: 'border-2 border-success bg-success/20',
  chosen: 'border-2 border-accent bg-accent/20',
};

interface MarkProps {
  box: Box;
  size: { width: number; height: number };
  look: keyof typeof looks;
  ref?: React.Ref<HTMLSpanElement> | undefined;
}

function Mark({ box, size, look, ref }: MarkProps) {
  const percent = (part: number, of: number) => `${(100 * part) / of}%`;
  const style = {
    left: percent(box.x, size.width),
    top: percent(box.y, size.height),
    width: percent(box.width, size.width),
    height: percent(box.height, size.height),
  };
  return (
    <span
      ref={ref}
      data-look={look}
      style={style}
      className={classNames('pointer-events-none absolute rounded-[2px]', looks[look])}
    />
  );
}
