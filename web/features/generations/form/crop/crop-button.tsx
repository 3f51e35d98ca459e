import { Crop, Expand } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { loadChunk } from '#web/load-chunk.ts';
import { useActions } from '#web/ui/actions/index.ts';
import { Button } from '#web/ui/button.tsx';
import { classNames } from '#web/ui/class-names.ts';

const CropDialog = lazy(() => loadChunk(() => import('./crop-dialog.tsx')));

interface CropButtonProps {
  file: File;
  /** The whole picture, where `file` is a part of it already. */
  whole: File | undefined;
  /** Takes the part, or the whole again. */
  onCrop: (part: File) => void;
  label: string;
  /** Stands for the label, which assistive technology keeps. */
  icon?: ReactNode;
}

/** Lets somebody choose the part of a picture that is to be converted. */
export function CropButton({ file, whole, onCrop, label, icon }: CropButtonProps) {
  const [open, setOpen] = useState(false);
  // Of several pictures, which one is meant?
  useActions(
    icon
      ? []
      : [
          {
            ...{ id: 'crop', label: 'Crop the picture', group: 'Conversion', words: ['cut', 'part'], Icon: Crop },
            run: () => setOpen(true),
          },
          {
            ...{ id: 'use-whole', label: 'Use whole picture', group: 'Conversion', words: ['crop'], Icon: Expand },
            ...{ disabled: !whole, run: () => whole && onCrop(whole) },
          },
        ],
  );
  return (
    <>
      <Button
        look="quiet"
        size={icon ? 'icon' : 'medium'}
        className={classNames('relative', !icon && 'px-3!')}
        aria-haspopup="dialog"
        aria-label={icon ? label : undefined}
        title={icon ? label : undefined}
        onClick={() => setOpen(true)}
      >
        {icon ?? label}
      </Button>
      {open && (
        <Suspense>
          <CropDialog file={file} whole={whole ?? file} onCrop={onCrop} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
