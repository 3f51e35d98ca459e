import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const module = join(import.meta.dirname, 'create-logger.ts');
const LINES = 20_000;

const ends: [string, string][] = [
  ['exits', 'process.exit(3)'],
  ['fails', "setImmediate(() => { throw new Error('uncaught'); })"],
  ['has nothing left to do', ''],
];

test.each(ends)('no line is lost when the process %s', async (_how, end) => {
  const program = `
    import { createLogger } from ${JSON.stringify(module)};
    const log = createLogger({ logLevel: 'info' });
    for (let n = 1; n <= ${LINES}; n++) log.info({ n }, 'request');
    ${end};`;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], {
    maxBuffer: 64 * 1024 * 1024,
  });
  const { stdout } = await run.catch((error: { stdout: string }) => error);
  const numbers = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).n);
  expect(numbers).toEqual(Array.from({ length: LINES }, (_, index) => index + 1));
});
