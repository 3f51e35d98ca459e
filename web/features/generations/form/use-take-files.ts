import { useState } from 'react';
import { isPdf } from './pdf/index.ts';
import type { PictureQueue } from './queue/index.ts';
import type { ChosenImage } from './use-chosen-image.ts';

/**
 * What becomes of files that were chosen, dropped or pasted: one picture is the picture of the form, several lie in the
 * queue, and a PDF (`pdf`) is first asked for its pages. Several PDFs come one after the other.
 */
export function useTakeFiles(image: ChosenImage, queue: PictureQueue) {
  const [pdfs, setPdfs] = useState<readonly File[]>([]);

  const takePictures = (pictures: readonly File[]) => {
    const [first, ...others] = pictures;
    if (!first) return;
    if (others.length === 0 && queue.items.length === 0) return void image.choose(first);
    void queue.add(image.file ? [image.file, ...pictures] : pictures);
    image.clear();
  };
  const take = async (files: readonly File[]) => {
    const found = await Promise.all(files.map(isPdf));
    setPdfs((waiting) => [...waiting, ...files.filter((_, index) => found[index])]);
    takePictures(files.filter((_, index) => !found[index]));
  };
  return { take, takePictures, pdf: pdfs[0], closePdf: () => setPdfs((waiting) => waiting.slice(1)) };
}
