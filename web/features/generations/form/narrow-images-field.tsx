import { useId } from 'react';
import type { NarrowScreen } from '#contract/generations.ts';
import { Button } from '#web/ui/button.tsx';
import { screens } from '../vocabulary/index.ts';
import type { ChosenImage } from './use-chosen-image.ts';

interface NarrowImagesFieldProps {
  images: Record<NarrowScreen, ChosenImage>;
  disabled: boolean;
}

/** The same page on narrower screens, for one credit: its breakpoints follow these pictures. */
export function NarrowImagesField({ images, disabled }: NarrowImagesFieldProps) {
  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-2" disabled={disabled}>
      <legend className="mb-1.5 font-semibold text-small">The same page on other screens (optional)</legend>
      <p className="text-caption text-muted">One page follows all pictures, for the same credit.</p>
      {screens.map(({ value, label }) => (
        <NarrowImageField key={value} label={label} image={images[value]} />
      ))}
    </fieldset>
  );
}

function NarrowImageField({ label, image }: { label: string; image: ChosenImage }) {
  const id = useId();
  const { file, problem } = image;
  return (
    <div className="grid grid-cols-1 gap-1">
      <div className="relative flex min-h-10 items-center gap-3 rounded-sm border border-line-strong border-dashed px-3 text-small focus-within:border-accent hover:border-ink">
        <label htmlFor={id} className="font-semibold">
          {label}
        </label>
        <span className="min-w-0 flex-1 truncate text-muted">{file?.name ?? 'Choose a picture'}</span>
        <input
          id={id}
          type="file"
          accept="image/*"
          onChange={(event) => {
            void image.choose(event.target.files?.[0]);
            event.target.value = '';
          }}
          aria-describedby={problem ? `${id}-problem` : undefined}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
        {file && (
          <Button look="quiet" className="relative" aria-label={`Remove ${label}`} onClick={image.clear}>
            Remove
          </Button>
        )}
      </div>
      {problem && (
        <p id={`${id}-problem`} role="alert" className="text-danger text-small">
          {problem}
        </p>
      )}
    </div>
  );
}
