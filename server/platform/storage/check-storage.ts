import type { Storage } from './storage.ts';

/** A file of a few kilobytes: a full disk may still have room for a few bytes. */
const CONTENT = new Uint8Array(8192).fill(0x2e);

/** Writes a test file. @throws what is wrong when the storage cannot be written */
export const checkStorage = (storage: Storage): Promise<void> => storage.put('checks/write.txt', CONTENT);
