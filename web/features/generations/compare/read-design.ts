import type { PageArea } from '#contract/generations.ts';
import type { Raster } from '#fidelity/index.ts';
import { layoutSize } from './page-area.ts';

/** The page in the design as pixels, one per CSS pixel; transparent parts are white. Throws when the picture cannot be had. */
export async function readDesign(url: string, area: PageArea): Promise<Raster> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const { width, height } = layoutSize(area);
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) throw new Error('This browser has no canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height);
  return { width, height, data: pen.getImageData(0, 0, width, height).data };
}
