import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { contract } from '#contract/index.ts';
import type { Framework } from '#engine/index.ts';
import { PERSONS, type ProcedureName } from '../../server/testing/access/access.ts';
import { accessMatrix } from '../../server/testing/access/matrix.ts';
import { launchBrowser } from '../fidelity/browser.ts';
import { openEngine } from '../fidelity/engine.ts';
import { loadReference } from '../fidelity/reference.ts';

// `npm run bench:guard`: whether a reorganisation of the code changed what it does. It compares the SHA-256 of the
// engine's output for our own pages in all three frameworks, and the calls with who may make them, with what
// guard.json holds; `--write` stores new ones for the pages that it names. Another browser renders other pictures: such
// pages are listed and prove nothing.
const FRAMEWORKS: readonly Framework[] = ['tailwind', 'bootstrap', 'custom'];
const PAGES = join(import.meta.dirname, '..', 'fidelity', 'pages');
const FILE = join(import.meta.dirname, 'guard.json');

type Guard = {
  /** By page: SHA-256 of the picture that the engine was shown, and of what it made of it in each framework. */
  engine: Record<string, Record<'picture' | Framework, string>>;
  /** By call: method and path, and what each person gets. */
  calls: Record<string, string>;
};

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');

async function hashPages(ids: readonly string[]): Promise<Guard['engine']> {
  const [browser, engine] = await Promise.all([launchBrowser(), openEngine(1)]);
  try {
    const hashes: Guard['engine'] = {};
    for (const id of ids) {
      const { picture } = await loadReference(browser, join(PAGES, `${id}.html`));
      const page = { picture: sha256(picture), tailwind: '', bootstrap: '', custom: '' };
      for (const framework of FRAMEWORKS) {
        const { timings: _, ...conversion } = await engine.convert(picture, { framework });
        page[framework] = sha256(JSON.stringify(conversion));
      }
      hashes[id] = page;
    }
    return hashes;
  } finally {
    await engine.close();
    await browser.close();
  }
}

function listCalls(): Guard['calls'] {
  const calls = Object.entries(contract).flatMap(([noun, procedures]) =>
    Object.entries(procedures).map(([verb, call]): [string, string] => {
      const { method, path } = call['~orpc'].route;
      const access = accessMatrix[`${noun}.${verb}` as ProcedureName];
      const outcomes = PERSONS.map((person) => `${person} ${access[person]}`);
      return [`${noun}.${verb}`, `${method} ${path}: ${outcomes.join(', ')}`];
    }),
  );
  return Object.fromEntries(calls.sort(([a], [b]) => a.localeCompare(b)));
}

const { values } = parseArgs({ options: { write: { type: 'boolean', default: false } } });
const before: Guard = JSON.parse(await readFile(FILE, 'utf8'));
const now: Guard = { engine: await hashPages(Object.keys(before.engine)), calls: listCalls() };
if (values.write) {
  await writeFile(FILE, `${JSON.stringify(now, null, 2)}\n`);
  console.log(`Stored ${Object.keys(now.engine).length} pages and ${Object.keys(now.calls).length} calls.`);
} else {
  const ids = Object.keys(before.engine);
  const redrawn = ids.filter((id) => before.engine[id]?.picture !== now.engine[id]?.picture);
  const names = new Set([...Object.keys(before.calls), ...Object.keys(now.calls)]);
  const changed = [
    ...ids.filter((id) => !redrawn.includes(id) && !isDeepStrictEqual(before.engine[id], now.engine[id])),
    ...[...names].filter((name) => before.calls[name] !== now.calls[name]),
  ];
  for (const id of redrawn) console.log(`another picture, so nothing is proven: ${id}`);
  for (const name of changed) console.log(`CHANGED ${name}`);
  console.log(`${ids.length - redrawn.length} pages and ${names.size} calls compared, ${changed.length} changed`);
  if (changed.length + redrawn.length > 0) process.exitCode = 1;
}
