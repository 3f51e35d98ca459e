/** A place for files that people upload. Keys are relative paths of letters, digits, `-`, `_`, `.` and `/`. */
export type Storage = {
  put(key: string, content: Uint8Array): Promise<void>;
  /** @throws when there is no such file */
  get(key: string): Promise<Uint8Array<ArrayBuffer>>;
  /** Deleting what is not there is fine. */
  delete(key: string): Promise<void>;
};
