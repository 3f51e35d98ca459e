import { ImageUp } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { PageCode } from '../page-code.ts';
import { readElements } from '../read-elements.ts';
import { PICTURE_TYPES, readPicture } from '../read-picture.ts';
import { replacePicture } from '../replace-picture.ts';

interface PictureFieldProps {
  code: PageCode;
  at: number;
  onChange: (code: PageCode, what: string) => void;
}

/** The picture of an `<img>`, and another one for it. */
export function PictureField({ code, at, onChange }: PictureFieldProps) {
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef({ code, onChange });
  latest.current = { code, onChange };
  const source = readElements(code.html)[at]?.attributes.src?.value ?? '';

  const take = async (file: File | undefined) => {
    if (!file) return;
    const read = await readPicture(file);
    setError('error' in read ? read.error : undefined);
    // The page may have changed while the file was read.
    if ('url' in read) latest.current.onChange(replacePicture(latest.current.code, at, read.url), 'Picture');
  };
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-3">
        {source.startsWith('data:image/') && (
          <img
            src={source}
            alt=""
            className="size-12 shrink-0 rounded-sm border border-line bg-sunken object-contain"
          />
        )}
        <Button look="secondary" onClick={() => input.current?.click()}>
          <ImageUp aria-hidden="true" className="size-4.5" />
          Replace picture
        </Button>
        <input
          ref={input}
          type="file"
          aria-label="Picture file"
          tabIndex={-1}
          className="sr-only"
          accept={PICTURE_TYPES.join(',')}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            // The same file may be chosen again.
            event.target.value = '';
          }}
        />
      </div>
      {error && (
        <p role="alert" className="text-danger text-small">
          {error}
        </p>
      )}
    </div>
  );
}
