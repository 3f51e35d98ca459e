import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Options } from './options.ts';

/** The files of the folder that the options ask for, sorted by name. Throws when there is none. */
export async function listPages({ pages, only, limit }: Pick<Options, 'pages' | 'only' | 'limit'>): Promise<string[]> {
  const names = (await readdir(pages)).filter((name) => name.endsWith('.html')).sort();
  const chosen = only ? names.filter((name) => only.has(basename(name, '.html'))) : names;
  if (chosen.length === 0) throw new Error(`no page to measure in ${pages}`);
  return (limit > 0 ? chosen.slice(0, limit) : chosen).map((name) => join(pages, name));
}
