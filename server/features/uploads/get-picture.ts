import { failure } from '#server/platform/errors.ts';
import { FileMissing, type Storage } from '#server/platform/storage/storage.ts';
import { pictureKey } from './picture-key.ts';

/** @throws NOT_FOUND */
export async function getPicture(storage: Storage, name: string): Promise<File> {
  const content = await storage.get(pictureKey(name)).catch((error: unknown) => {
    throw error instanceof FileMissing ? failure('NOT_FOUND', 'This picture does not exist.') : error;
  });
  return new File([content], name, { type: 'image/webp' });
}
