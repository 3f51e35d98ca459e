import { Select } from '#web/ui/select.tsx';
import { type Zoom, zooms } from './view.ts';

export const zoomLabel = (zoom: Zoom): string => (zoom === 'fit' ? 'Fit' : `${zoom * 100} %`);

/** How large the page is shown. */
export function ZoomField({ zoom, onZoom }: { zoom: Zoom; onZoom: (zoom: Zoom) => void }) {
  return (
    <Select
      aria-label="Zoom"
      value={zoom}
      onChange={({ target }) => onZoom(target.value === 'fit' ? 'fit' : (Number(target.value) as Zoom))}
      className="h-9! w-auto! border-transparent! text-small"
    >
      {zooms.map((value) => (
        <option key={value} value={value}>
          {zoomLabel(value)}
        </option>
      ))}
    </Select>
  );
}
