/** Files that a page may show. An SVG is shown as a picture only, where its scripts do not run. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif', 'image/svg+xml'];
export const MAX_PICTURE_BYTES = 2 * 1024 * 1024;

export type PictureRead = { url: string } | { error: string };

/** A file that somebody has chosen as a data URL, or what is wrong with it. */
export async function readPicture(file: File): Promise<PictureRead> {
  if (!PICTURE_TYPES.includes(file.type)) return { error: 'Choose a PNG, JPEG, WebP, GIF, AVIF or SVG file.' };
  if (file.size > MAX_PICTURE_BYTES)
    return { error: 'The picture has more than 2 MB. Make it smaller, then choose it again.' };
  const url = await asDataUrl(file);
  const picture = new Image();
  picture.src = url;
  return picture.decode().then(
    () => ({ url }),
    () => ({ error: 'The file cannot be shown as a picture. Choose another one.' }),
  );
}

const asDataUrl = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
