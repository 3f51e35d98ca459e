import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Framework, Mode } from '#engine/index.ts';
import { INPUT_KINDS } from '../fidelity/inputs/input-kinds.ts';
import { FRAMEWORKS } from '../fidelity/options.ts';

export type Options = {
  pages: string;
  limit: number;
  only: Set<string> | null;
  framework: Framework;
  mode: Mode;
  /** What is done to the pages before the engine sees them, a name of INPUT_KINDS; null to show them as they are. */
  as: string | null;
  jobs: number;
  /** File that stores the results and is compared with; null stores nothing. */
  json: string | null;
  /** Folder for what is written of every page; null keeps nothing. */
  keep: string | null;
  /** A line for each page. */
  verbose: boolean;
  /** Pages of which every difference in roles and repetition is listed; only they are measured. */
  explain: boolean;
};

const USAGE = `node bench/craft/main.ts [--pages DIR] [--limit N] [--only ID,ID] [--framework ${FRAMEWORKS.join('|')}]
  [--mode exact|clean] [--as KIND] [--jobs 1|2] [--json FILE] [--keep DIR] [--verbose] [--explain ID,ID]`;

/** Where the results of a whole run are stored. */
export const resultsFile = (framework: Framework, mode: Mode): string =>
  join(import.meta.dirname, `../results/craft-${framework}-${mode}.json`);

/** Throws a message that ends with the usage when an option is unknown or makes no sense. */
export function readOptions(argv: string[]): Options {
  const { values } = parseArgs({
    args: argv,
    options: {
      pages: { type: 'string', default: resolve(import.meta.dirname, '../fidelity/pages') },
      limit: { type: 'string', default: '0' },
      only: { type: 'string' },
      framework: { type: 'string', default: 'tailwind' },
      mode: { type: 'string', default: 'exact' },
      as: { type: 'string' },
      jobs: { type: 'string', default: '1' },
      json: { type: 'string' },
      keep: { type: 'string' },
      verbose: { type: 'boolean', default: false },
      explain: { type: 'string' },
    },
  });
  const framework = FRAMEWORKS.find((name) => name === values.framework);
  if (!framework) throw new Error(`unknown framework ${values.framework}\n${USAGE}`);
  if (values.mode !== 'exact' && values.mode !== 'clean') throw new Error(`unknown mode ${values.mode}\n${USAGE}`);
  if (values.as && !Object.hasOwn(INPUT_KINDS, values.as))
    throw new Error(`unknown kind ${values.as}, one of ${Object.keys(INPUT_KINDS).join(', ')}\n${USAGE}`);
  const only = values.explain ?? values.only;
  const isWhole = only === undefined && values.limit === '0' && values.as === undefined;
  const json = values.json ?? (isWhole ? resultsFile(framework, values.mode) : null);
  return {
    pages: resolve(values.pages),
    limit: Number(values.limit),
    only: only ? new Set(only.split(',')) : null,
    framework,
    mode: values.mode,
    as: values.as ?? null,
    jobs: Math.min(2, Math.max(1, Number(values.jobs))),
    json: json === null ? null : resolve(json),
    keep: values.keep ? resolve(values.keep) : null,
    verbose: values.verbose,
    explain: values.explain !== undefined,
  };
}
