import 'react-image-crop/dist/ReactCrop.css';
import { useEffect, useRef, useState } from 'react';
import ReactCrop from 'react-image-crop';
import { errors } from '#contract/vocabulary/errors.ts';
import { MAX_IMAGE_BYTES, MIN_IMAGE_SIDE } from '#contract/vocabulary/generation-limits.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { type Box, fitBox, fromPercent, isWhole, type Size, toPercent } from './crop-box.ts';
import { CropFields } from './crop-fields.tsx';
import { cropPicture } from './crop-picture.ts';

interface CropDialogProps {
  /** What is to be converted now. */
  file: File;
  whole: File;
  onCrop: (part: File) => void;
  onClose: () => void;
}

/** A picture with a frame around the part that is to be converted: by mouse, by the arrow keys, or in figures. */
export default function CropDialog({ file, whole, onCrop, onClose }: CropDialogProps) {
  const [url, setUrl] = useState<string>();
  const [picture, setPicture] = useState<Size | null>(null);
  const [box, setBox] = useState<Box>({ x: 0, y: 0, width: 0, height: 0 });
  const [problem, setProblem] = useState('');
  const image = useRef<HTMLImageElement>(null);
  useEffect(() => {
    const made = URL.createObjectURL(whole);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [whole]);

  const take = (part: File) => {
    onCrop(part);
    onClose();
  };
  const crop = async () => {
    if (!image.current) return;
    try {
      const part = await cropPicture(image.current, box, whole.name);
      if (part.size > MAX_IMAGE_BYTES) setProblem(errors.IMAGE_TOO_LARGE.message);
      else take(part);
    } catch {
      setProblem('This part could not be cut out. Please choose a smaller one.');
    }
  };
  const shown = image.current?.clientWidth ?? 0;
  const least = picture && shown > 0 ? (MIN_IMAGE_SIDE * shown) / picture.width : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Crop the picture"
      description="Only the part in the frame is converted. Move its corners with the mouse or the arrow keys."
      wide
    >
      <div className="grid gap-4">
        <div className="grid place-items-center bg-sunken">
          <ReactCrop
            crop={picture ? toPercent(box, picture) : undefined}
            minWidth={least}
            minHeight={least}
            keepSelection
            ruleOfThirds
            // The picture inherits it.
            className="max-h-[52dvh]"
            onChange={(_pixels, percent) => picture && setBox(fromPercent(percent, picture))}
          >
            {url && (
              <img
                ref={image}
                src={url}
                alt="Design to crop"
                onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => {
                  setPicture({ width, height });
                  setBox({ x: 0, y: 0, width, height });
                }}
              />
            )}
          </ReactCrop>
        </div>
        {picture && <CropFields box={box} picture={picture} onChange={(next) => setBox(fitBox(next, picture))} />}
        {problem && (
          <p role="alert" className="text-danger text-small">
            {problem}
          </p>
        )}
        <div className="flex flex-wrap justify-end gap-2">
          {file !== whole && (
            <Button look="secondary" className="mr-auto" onClick={() => take(whole)}>
              Use whole picture
            </Button>
          )}
          <Button look="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={!picture || isWhole(box, picture)} onClick={() => void crop()}>
            Crop
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
