import { readFile } from 'node:fs/promises';
import { Client } from 'pg';
import { v7 as uuidv7 } from 'uuid';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { openEmbedded } from '#server/platform/database/open-embedded.ts';
import { openPostgres } from '#server/platform/database/open-postgres.ts';
import { CopiedFiles, readDataFiles } from './copied-files.ts';

/** A PostgreSQL server whose databases tests may create; `npm test` starts one. */
const serverUrl = process.env.TEST_DATABASE_URL;

export type TestDatabase = { name: string; open(): Promise<DatabaseConnection> };

/**
 * The databases every concurrent thing is tested on. The embedded one serialises everything and hides races, so
 * PostgreSQL is the one that counts; with `CI=true` it must be there.
 */
export function testDatabases(): TestDatabase[] {
  const embedded = { name: 'embedded', open: openCopy };
  if (serverUrl)
    return [embedded, { name: 'PostgreSQL', open: async () => openPostgres(await createDatabase(serverUrl)) }];
  if (process.env.CI === 'true') throw new Error('TEST_DATABASE_URL is missing: start the tests with `npm test`.');
  return [embedded];
}

/** Node has it; its types tell of the namespace only. */
const { WebAssembly: wasm } = globalThis as unknown as {
  WebAssembly: { compile(program: Uint8Array): Promise<WebAssembly.Module> };
};

let original: ReturnType<typeof readOriginal> | undefined;

/** Making a database from nothing takes seconds; `npm test` makes one and every test begins with a copy. */
async function openCopy(): Promise<DatabaseConnection> {
  const folder = process.env.TEST_EMBEDDED_DATABASE;
  if (!folder) return openEmbedded('memory://');
  original ??= readOriginal(folder);
  const { files, program } = await original;
  return openEmbedded('memory://', { fs: new CopiedFiles(files), pgliteWasmModule: program });
}

/** Once per process, and the compiled program with it: compiling takes longer than opening. */
async function readOriginal(folder: string) {
  const program = new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'));
  return { files: readDataFiles(folder), program: await wasm.compile(await readFile(program)) };
}

/** @returns the address of a new database on the test server: a copy of the migrated one that `npm test` made, or empty */
export async function createDatabase(server = serverUrl): Promise<string> {
  if (!server) throw new Error('TEST_DATABASE_URL is missing.');
  const name = `test_${uuidv7().replaceAll('-', '')}`;
  const client = new Client({ connectionString: server });
  await client.connect();
  const template = process.env.TEST_DATABASE_TEMPLATE;
  await client.query(`CREATE DATABASE ${name}${template ? ` TEMPLATE ${template}` : ''}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}
