import { and, eq } from 'drizzle-orm';
import sharp from 'sharp';
import type { Services } from '#server/platform/services.ts';
import { clearLooseFile, noteLooseFiles } from '#server/platform/storage/loose-files.ts';
import { FileMissing } from '#server/platform/storage/storage.ts';
import { type GenerationRow, generations, notDeleted, picturesOf, thumbnailOf } from '../tables.ts';

/** In px: twice what lists show, for fine screens. */
const WIDTH = 320;
const HEIGHT = 240;

type Tools = Pick<Services, 'db' | 'storage'>;

/** The top of a design as a small WebP. It is made when somebody first asks for it, and kept with the picture. */
export async function getThumbnail(tools: Tools, row: GenerationRow): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return await tools.storage.get(thumbnailOf(row));
  } catch (error) {
    if (!(error instanceof FileMissing)) throw error;
  }
  const png = await tools.storage.get(row.imageKey);
  const webp = new Uint8Array(
    await sharp(png)
      .resize({ width: WIDTH, height: HEIGHT, fit: 'cover', position: 'top' })
      .webp({ quality: 72 })
      .toBuffer(),
  );
  await keep(tools, row, webp);
  return webp;
}

/** Should the conversion be removed meanwhile, the file is loose and goes as well. */
async function keep({ db, storage }: Tools, row: GenerationRow, webp: Uint8Array): Promise<void> {
  const key = thumbnailOf(row);
  await noteLooseFiles(db, [key]);
  await storage.put(key, webp);
  const bytes = row.pictureBytes ?? (await sizeOf(storage, row));
  await db.transaction(async (tx) => {
    const [there] = await tx
      .update(generations)
      .set({ pictureBytes: bytes })
      .where(and(eq(generations.id, row.id), notDeleted))
      .returning({ id: generations.id });
    if (there) await clearLooseFile(tx, key);
  });
}

/** Of pictures that were stored before their size was kept. */
async function sizeOf(storage: Tools['storage'], row: GenerationRow): Promise<number> {
  let bytes = 0;
  for (const key of picturesOf(row)) bytes += (await storage.get(key)).length;
  return bytes;
}
