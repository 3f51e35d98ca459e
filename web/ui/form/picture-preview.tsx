import { ImageOff } from 'lucide-react';
import { useState } from 'react';

export interface PictureSize {
  width: number;
  height: number;
}

/** A picture within a given size; a placeholder where it cannot be loaded, nothing where none is named. */
export function PicturePreview({
  url,
  size = { width: 200, height: 200 },
}: {
  url: string;
  size?: PictureSize | undefined;
}) {
  const [broken, setBroken] = useState('');
  if (!url) return null;
  if (broken === url)
    return (
      <p
        role="status"
        className="flex items-center gap-2 rounded-sm border border-line-strong border-dashed px-3 py-2 text-caption text-muted"
        style={{ maxWidth: Math.max(size.width, 220) }}
      >
        <ImageOff aria-hidden="true" className="size-5 shrink-0" />
        This image could not be loaded
      </p>
    );
  return (
    <img
      src={url}
      alt="Preview"
      onError={() => setBroken(url)}
      className="rounded-sm border border-line bg-sunken object-contain"
      style={{ maxWidth: `min(100%, ${size.width}px)`, maxHeight: size.height }}
    />
  );
}
