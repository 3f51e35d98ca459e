import { ImageUp } from 'lucide-react';
import { useId, useState } from 'react';
import type { Generation } from '#contract/generations.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatSize } from '#web/ui/format-size.ts';
import { useDropAndPaste } from '#web/ui/use-drop-and-paste.ts';
import { PictureDialog } from './picture-dialog.tsx';
import { StoredDesign } from './stored-design.tsx';
import type { ChosenImage } from './use-chosen-image.ts';

interface ImageFieldProps {
  image: ChosenImage;
  disabled: boolean;
  generation: Generation | undefined;
}

/** The required picture: choose, drop or paste it. Beside it, the picture that the result on the table was made from. */
export function ImageField({ image, disabled, generation }: ImageFieldProps) {
  const id = useId();
  const [enlarged, setEnlarged] = useState(false);
  const dragging = useDropAndPaste({ disabled, onFiles: ([file]) => void image.choose(file) });
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="font-semibold text-small">
        UI/UX image
      </label>
      {generation && !image.file && <StoredDesign generation={generation} />}
      {image.url && (
        <>
          <button
            type="button"
            onClick={() => setEnlarged(true)}
            aria-label="Enlarge the picture"
            className="grid cursor-zoom-in place-items-center overflow-hidden rounded-sm border border-line bg-sunken"
          >
            <img src={image.url} alt="Chosen design" className="max-h-[200px] max-w-full object-contain" />
          </button>
          <PictureDialog open={enlarged} onOpenChange={setEnlarged} src={image.url} title={image.file?.name ?? ''} />
        </>
      )}
      <div
        className={classNames(
          'relative flex items-center gap-3 rounded-sm border border-dashed px-3 py-2 text-small focus-within:border-accent',
          image.file || generation ? 'min-h-14' : 'min-h-36 flex-col justify-center text-center',
          dragging ? 'border-accent bg-accent-soft' : 'border-line-strong',
          disabled ? 'text-muted' : 'hover:border-ink',
        )}
      >
        <ImageUp
          aria-hidden="true"
          className={classNames('size-6 shrink-0', disabled ? 'text-muted' : 'text-accent')}
        />
        <span className={classNames('min-w-0', (image.file || generation) && 'flex-1')}>
          <span className="block truncate font-semibold">
            {image.file?.name ?? (generation ? 'Choose another picture' : 'Choose a picture')}
          </span>
          <span className="block text-caption text-muted">
            {image.file ? formatSize(image.file.size) : 'or drop it here, or paste it'}
          </span>
        </span>
        <input
          id={id}
          type="file"
          accept="image/*"
          required={!image.file && !generation}
          disabled={disabled}
          onChange={(event) => {
            void image.choose(event.target.files?.[0]);
            // The same file may be chosen again after a reset.
            event.target.value = '';
          }}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
        {image.file && !disabled && (
          <Button look="quiet" className="relative" onClick={image.clear}>
            Remove
          </Button>
        )}
      </div>
    </div>
  );
}
