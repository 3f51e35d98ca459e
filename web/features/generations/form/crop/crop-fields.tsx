import { useEffect, useState } from 'react';
import { MIN_IMAGE_SIDE } from '#contract/vocabulary/generation-limits.ts';
import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { Box, Size } from './crop-box.ts';

interface CropFieldsProps {
  box: Box;
  picture: Size;
  onChange: (box: Box) => void;
}

/** The frame in figures, pixels of the picture. */
export function CropFields({ box, picture, onChange }: CropFieldsProps) {
  const sides = [
    { side: 'x', label: 'Left', min: 0, max: picture.width - MIN_IMAGE_SIDE },
    { side: 'y', label: 'Top', min: 0, max: picture.height - MIN_IMAGE_SIDE },
    { side: 'width', label: 'Width', min: MIN_IMAGE_SIDE, max: picture.width },
    { side: 'height', label: 'Height', min: MIN_IMAGE_SIDE, max: picture.height },
  ] as const;
  return (
    <div className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {sides.map(({ side, label, min, max }) => (
        <PixelField
          key={side}
          label={label}
          min={min}
          max={max}
          value={box[side]}
          onChange={(value) => onChange({ ...box, [side]: value })}
        />
      ))}
    </div>
  );
}

interface PixelFieldProps {
  label: string;
  min: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

/** Takes what was typed when it is complete: half a number would move the frame about. */
function PixelField({ label, min, max, value, onChange }: PixelFieldProps) {
  const [typed, setTyped] = useState(String(value));
  useEffect(() => setTyped(String(value)), [value]);
  const commit = () => {
    const number = Number(typed);
    if (typed.trim() === '' || !Number.isFinite(number)) setTyped(String(value));
    else {
      onChange(number);
      setTyped(String(Math.min(max, Math.max(min, Math.round(number)))));
    }
  };
  return (
    <Field label={label}>
      {(ids) => (
        <Input
          {...ids}
          type="number"
          inputMode="numeric"
          min={min}
          max={max}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => {
            if (event.key === 'Enter') commit();
          }}
        />
      )}
    </Field>
  );
}
