/**
 * A place for files that people upload. Keys are relative paths of letters, digits, `-`, `_`, `.` and `/`. Failures
 * throw Unavailable; a file that could not be stored leaves nothing behind.
 */
export type Storage = {
  put(key: string, content: Uint8Array): Promise<void>;
  /** @throws FileMissing when there is no such file */
  get(key: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
};

/** Nothing is stored under this key. */
export class FileMissing extends Error {
  override readonly name = 'FileMissing';
  constructor(key: string, options?: ErrorOptions) {
    super(`There is no file ${key} in the storage.`, options);
  }
}

/** @throws unless the key is made of plain names and an extension, so that it can neither climb nor be misread */
export function checkStorageKey(key: string): string {
  if (!/^[\w-]+(\/[\w-]+)*\.\w+$/.test(key)) throw new Error(`Not a storage key: ${key}`);
  return key;
}
