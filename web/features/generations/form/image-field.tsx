import { ImageUp } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import type { Generation } from '#contract/generations.ts';
import { useAction } from '#web/ui/actions/index.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { formatSize } from '#web/ui/format-size.ts';
import { useDropAndPaste } from '#web/ui/use-drop-and-paste.ts';
import { CropButton } from './crop/index.ts';
import { PictureDialog } from './lazy-picture-dialog.ts';
import { PdfDialog } from './pdf/index.ts';
import { PdfField } from './pdf-field.tsx';
import type { PictureQueue } from './queue/index.ts';
import { StoredDesign } from './stored-design.tsx';
import type { ChosenImage } from './use-chosen-image.ts';
import { useTakeFiles } from './use-take-files.ts';

interface ImageFieldProps {
  image: ChosenImage;
  queue: PictureQueue;
  disabled: boolean;
  generation: Generation | undefined;
  /** The picture of the result is in sight elsewhere. */
  folded?: boolean;
}

const PDF = 'application/pdf';

/**
 * The required picture: choose, drop or paste it; several become a queue. Beside it, the picture that the result on the
 * table was made from.
 */
export function ImageField({ image, queue, disabled, generation, folded = false }: ImageFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [enlarged, setEnlarged] = useState(false);
  const { take, takePictures, pdf, closePdf } = useTakeFiles(image, queue);
  const dragging = useDropAndPaste({
    disabled,
    onFiles: (files) => void take(files),
    pastes: (type) => type.startsWith('image/') || type === PDF,
  });
  const queued = queue.items.length > 0;
  useAction({
    ...{ id: 'choose-picture', label: 'Choose a picture', group: 'Conversion', words: ['upload', 'open', 'file'] },
    ...{ Icon: ImageUp, keys: 'mod+o', disabled, run: () => input.current?.click() },
  });
  return (
    <div data-tour="picture" className="grid grid-cols-1 gap-1.5">
      <label htmlFor={id} className="font-semibold text-small">
        UI/UX image
      </label>
      {generation && !image.file && !folded && <StoredDesign generation={generation} />}
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
          {enlarged && (
            <Suspense>
              <PictureDialog open onOpenChange={setEnlarged} src={image.url} title={image.file?.name ?? ''} />
            </Suspense>
          )}
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
            {image.file?.name ?? chooseLabel(queued, Boolean(generation))}
          </span>
          <span className="block text-caption text-muted">
            {image.file ? formatSize(image.file.size) : 'or drop it here, or paste it'}
          </span>
        </span>
        <input
          ref={input}
          id={id}
          type="file"
          accept="image/*"
          multiple
          required={!image.file && !generation && !queued}
          disabled={disabled}
          onChange={(event) => {
            void take([...(event.target.files ?? [])]);
            // The same file may be chosen again after a reset.
            event.target.value = '';
          }}
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-not-allowed"
        />
        {image.file && !disabled && (
          <>
            <CropButton file={image.file} whole={image.whole} onCrop={image.crop} label="Crop" />
            <Button look="quiet" className="relative px-3!" onClick={image.clear}>
              Remove
            </Button>
          </>
        )}
      </div>
      {image.file && image.whole && !disabled && (
        <p className="flex flex-wrap items-center justify-between gap-x-3 text-caption text-muted">
          Only a part of the picture is converted.
          <Button look="quiet" className="px-3!" onClick={() => image.whole && image.crop(image.whole)}>
            Use whole picture
          </Button>
        </p>
      )}
      {!image.file && <PdfField disabled={disabled} onFile={(file) => void take([file])} />}
      {pdf && (
        <Suspense>
          <PdfDialog key={pdf.name} file={pdf} onPages={takePictures} onClose={closePdf} />
        </Suspense>
      )}
    </div>
  );
}

const chooseLabel = (queued: boolean, converted: boolean): string =>
  queued ? 'Add pictures' : converted ? 'Choose another picture' : 'Choose a picture';
