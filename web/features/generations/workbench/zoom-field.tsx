import { Select } from '#web/ui/select.tsx';
import type { Zoom } from './view.ts';

/** How large the page is shown. */
export function ZoomField({ zoom, onZoom }: { zoom: Zoom; onZoom: (zoom: Zoom) => void }) {
  return (
    <Select
      aria-label="Zoom"
      value={zoom}
      onChange={({ target }) => onZoom(target.value === 'fit' ? 'fit' : (Number(target.value) as Zoom))}
      className="h-9! w-auto! border-transparent! text-small"
    >
      <option value="fit">Fit</option>
      <option value={0.5}>50 %</option>
      <option value={1}>100 %</option>
      <option value={2}>200 %</option>
    </Select>
  );
}
