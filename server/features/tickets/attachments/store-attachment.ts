import { randomUUID } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { Services } from '#server/platform/services.ts';
import { clearLooseFile, deleteLooseFiles, noteLooseFiles } from '#server/platform/storage/loose-files.ts';
import type { AttachmentRow } from '../present.ts';
import { supportAttachments } from '../tables.ts';
import { checkFile } from './check-file.ts';
import { refuseHoard, type Uploader } from './refuse-hoard.ts';

const extensions = { 'image/webp': 'webp', 'application/pdf': 'pdf', 'text/plain': 'txt' } as const;

/**
 * Keeps a file for a message that is about to be sent.
 * @throws FILE_TOO_LARGE, FILE_REJECTED, TOO_MANY_UPLOADS; nothing is kept then
 */
export async function storeAttachment(
  tools: Pick<Services, 'db' | 'storage' | 'log'>,
  file: File,
  uploader: Uploader,
): Promise<AttachmentRow> {
  const { content, ...checked } = await checkFile(file);
  // Of the address nothing follows: it is made from chance alone, and not the id that people see.
  const storageKey = `support/${randomUUID()}.${extensions[checked.type]}`;
  await noteLooseFiles(tools.db, [storageKey]);
  try {
    await tools.storage.put(storageKey, content);
    return await tools.db.transaction(async (tx) => {
      await refuseHoard(tx, uploader, content.length);
      const file = { id: uuidv7(), uploaderId: uploader.id, ...checked, bytes: content.length, storageKey };
      await clearLooseFile(tx, storageKey);
      return (await tx.insert(supportAttachments).values(file).returning())[0]!;
    });
  } catch (error) {
    // Nobody waits for that: it may be the storage that does not answer.
    void deleteLooseFiles(tools, [storageKey]);
    throw error;
  }
}
