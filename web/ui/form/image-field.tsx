import { Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { Button } from '../button.tsx';
import { classNames } from '../class-names.ts';
import { Field } from '../field.tsx';
import { Input } from '../input.tsx';
import { PicturePreview, type PictureSize } from './picture-preview.tsx';
import { useUpload } from './use-upload.ts';

interface ImageFieldProps {
  label: string;
  value: string;
  onChange: (url: string) => void;
  onBlur?: () => void;
  error?: string | undefined;
  hint?: string;
  required?: boolean;
  /** Largest size of the preview, in px. */
  previewSize?: PictureSize;
}

/** A picture by its address, or uploaded: chosen, or dropped onto the field. */
export function ImageField({ label, value, onChange, onBlur, error, hint, required, previewSize }: ImageFieldProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { upload, progress, problem, forget } = useUpload(onChange);
  const change = (url: string) => {
    forget();
    onChange(url);
  };
  const busy = progress !== undefined;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    void upload(event.dataTransfer.files[0]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first.
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={classNames(
        'grid gap-2 rounded-sm',
        over && 'outline-2 outline-accent outline-dashed outline-offset-4',
      )}
    >
      <Field label={label} error={problem ?? error} hint={hint}>
        {(ids) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...ids}
              type="url"
              inputMode="url"
              spellCheck={false}
              required={required}
              value={value}
              onChange={({ target }) => change(target.value)}
              onBlur={onBlur}
              placeholder="https://… or /…"
              className="min-w-40 flex-1"
            />
            <Button
              look="secondary"
              className="min-h-11"
              busy={busy}
              disabled={busy}
              aria-label={`Upload ${label}`}
              onClick={() => chooser.current?.click()}
            >
              {!busy && <Upload aria-hidden="true" className="size-4" />}
              {busy ? 'Uploading...' : 'Upload'}
            </Button>
          </div>
        )}
      </Field>
      <input
        ref={chooser}
        type="file"
        accept="image/*"
        hidden
        aria-label={`${label}: choose a file`}
        onChange={({ target }) => {
          void upload(target.files?.[0]);
          target.value = '';
        }}
      />
      {busy && <progress aria-label={`Uploading ${label}`} value={progress} className="h-2 w-full accent-accent" />}
      <PicturePreview url={value} size={previewSize} />
    </div>
  );
}
