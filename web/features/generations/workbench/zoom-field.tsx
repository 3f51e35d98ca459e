import { Select } from '#web/ui/select.tsx';
import type { Zoom } from './view.ts';

export const zooms: readonly { value: Zoom; label: string }[] = [
  { value: 'fit', label: 'Fit' },
  { value: 0.5, label: '50 %' },
  { value: 1, label: '100 %' },
  { value: 2, label: '200 %' },
];

/** How large the page is shown. */
export function ZoomField({ zoom, onZoom }: { zoom: Zoom; onZoom: (zoom: Zoom) => void }) {
  return (
    <Select
      aria-label="Zoom"
      value={zoom}
      onChange={({ target }) => onZoom(target.value === 'fit' ? 'fit' : (Number(target.value) as Zoom))}
      className="h-9! w-auto! border-transparent! text-small"
    >
      {zooms.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
