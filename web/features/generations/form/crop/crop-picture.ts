import type { Box } from './crop-box.ts';

/** A region of a picture as a picture of its own, as PNG under the same name. @throws when the browser cannot make it */
export async function cropPicture(
  picture: HTMLImageElement,
  { x, y, width, height }: Box,
  name: string,
): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.drawImage(picture, x, y, width, height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('no picture');
  return new File([blob], name, { type: 'image/png' });
}
