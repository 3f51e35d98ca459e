import { Suspense, useState } from 'react';
import type { Generation } from '#contract/generations.ts';
import { PictureDialog } from './lazy-picture-dialog.ts';

/** The picture that the conversion on the table was made from, to compare the result with. */
export function StoredDesign({ generation }: { generation: Generation }) {
  const [enlarged, setEnlarged] = useState(false);
  const { imageURL, imageName, imageWidth, imageHeight } = generation;
  return (
    <figure className="grid grid-cols-1 gap-1">
      <button
        type="button"
        onClick={() => setEnlarged(true)}
        aria-label="Enlarge the design"
        className="grid cursor-zoom-in place-items-center overflow-hidden rounded-sm border border-line bg-sunken"
      >
        <img
          src={imageURL}
          width={imageWidth}
          height={imageHeight}
          alt="Design of this conversion"
          className="h-auto max-h-[200px] w-auto max-w-full object-contain"
        />
      </button>
      <figcaption className="flex justify-between gap-3 text-caption text-muted">
        <span className="truncate">Design: {imageName}</span>
        <span className="shrink-0 font-mono">
          {imageWidth} × {imageHeight}
        </span>
      </figcaption>
      {enlarged && (
        <Suspense>
          <PictureDialog open onOpenChange={setEnlarged} src={imageURL} title={imageName} />
        </Suspense>
      )}
    </figure>
  );
}
