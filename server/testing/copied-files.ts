import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { MemoryFS, PGlite } from '@electric-sql/pglite';

/** The files of a database that is closed, as they are read once; a file ends where nothing but zeros follows. */
export type DataFiles = { folders: string[]; files: { path: string; begin: Uint8Array; size: number }[] };

export function readDataFiles(folder: string): DataFiles {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  const slashed = (path: string) => path.replaceAll(sep, '/');
  const isFolder = (path: string) => statSync(join(folder, path)).isDirectory();
  return {
    folders: paths.filter(isFolder).map(slashed),
    files: paths
      .filter((path) => !isFolder(path))
      .map((path) => ({
        path: slashed(path),
        ...read(join(folder, path)),
      })),
  };
}

/** Most of a log of writes is empty. */
function read(file: string): { begin: Uint8Array; size: number } {
  const data = readFileSync(file);
  const last = data.findLastIndex((byte) => byte !== 0);
  return { begin: data.subarray(0, last + 1), size: data.length };
}

/**
 * Files in memory that a database begins with. The library's own way, a tar archive, is copied as a whole four times for
 * each database; memory that nobody has written to costs nothing.
 */
export class CopiedFiles extends MemoryFS {
  readonly #data: DataFiles;

  constructor(data: DataFiles) {
    super();
    this.#data = data;
  }

  override async initialSyncFs(): Promise<void> {
    const { FS } = this.pg!.Module;
    const root = PGlite.paths.PGDATA;
    FS.mkdirTree(root);
    for (const path of this.#data.folders) FS.mkdir(`${root}/${path}`);
    for (const { path, begin, size } of this.#data.files) {
      const data = new Uint8Array(size);
      data.set(begin);
      FS.writeFile(`${root}/${path}`, data, { canOwn: true });
    }
  }
}
