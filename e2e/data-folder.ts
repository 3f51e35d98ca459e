import { constants } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export const emptyFolder = (): Promise<string> => mkdtemp(join(tmpdir(), 'facsimile-e2e-'));

/**
 * A data folder as a first start leaves it: the demo's content, accounts and secrets. It is a copy, because making one takes
 * many seconds; `npm test` makes the original.
 */
export async function demoFolder(): Promise<string> {
  const original = process.env.TEST_DEMO_DATA;
  if (!original) throw new Error('TEST_DEMO_DATA is missing: start the tests with `npm test`.');
  const folder = await emptyFolder();
  await cp(original, folder, { recursive: true, mode: constants.COPYFILE_FICLONE });
  return folder;
}
