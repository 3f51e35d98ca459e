import { Field } from '#web/ui/field.tsx';
import { Input } from '#web/ui/input.tsx';
import type { Box } from './places.ts';

const SIDES = [
  ['x', 'Left'],
  ['y', 'Top'],
  ['width', 'Width'],
  ['height', 'Height'],
] as const;

interface BoxFieldsProps {
  box: Box;
  /** Of the design, px. */
  size: { width: number; height: number };
  onChange: (box: Box) => void;
}

/** Where a drawn place lies, in px of the design, for whoever does not draw with a pointer. */
export function BoxFields({ box, size, onChange }: BoxFieldsProps) {
  return (
    <div className="grid grid-cols-2 gap-2">
      {SIDES.map(([side, label]) => (
        <Field key={side} label={label}>
          {(ids) => (
            <Input
              {...ids}
              type="number"
              inputMode="numeric"
              min={side === 'width' || side === 'height' ? 1 : 0}
              value={box[side]}
              onChange={(event) => onChange(within({ ...box, [side]: Math.round(Number(event.target.value)) }, size))}
            />
          )}
        </Field>
      ))}
    </div>
  );
}

/** A box of at least a pixel that lies in the design. */
function within({ x, y, width, height }: Box, size: { width: number; height: number }): Box {
  const left = Math.min(Math.max(0, x), size.width - 1);
  const top = Math.min(Math.max(0, y), size.height - 1);
  return {
    x: left,
    y: top,
    width: Math.min(Math.max(1, width), size.width - left),
    height: Math.min(Math.max(1, height), size.height - top),
  };
}
