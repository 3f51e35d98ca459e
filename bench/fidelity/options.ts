import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { Framework } from '#engine/index.ts';
import { GOLDEN_FRAMEWORK, GOLDEN_PAGES } from './golden-pages.ts';
import { INPUT_KINDS } from './inputs/input-kinds.ts';

export const FRAMEWORKS: readonly Framework[] = ['tailwind', 'bootstrap', 'custom'];

export type Options = {
  pages: string;
  limit: number;
  only: Set<string> | null;
  frameworks: Framework[];
  /** File that stores the results and is compared with; null when only some pages run without an explicit --json. */
  json: string | null;
  jobs: number;
  misses: boolean;
  /** How many pages the sanity rows are measured on, spread evenly; 0 for all. */
  sanity: number;
  /** Pictures are handed to the engine as JPEG of this quality; null for PNG. */
  jpeg: number | null;
  /** Pixels of a picture per CSS pixel; null for what each page asks for. */
  density: number | null;
  /** What is done to the pages, a name of INPUT_KINDS; null to show them as they are. */
  as: string | null;
  /** Folder for result.html, design.png and result.png of every page, and for sheets of the worst; null keeps nothing. */
  keep: string | null;
  /** Looks at every icon as well. */
  icons: boolean;
  /** Measures the golden pages and stores their scores, which the tests then require. */
  golden: boolean;
};

export const USAGE = `node bench/fidelity/main.ts [--pages DIR] [--limit N] [--only ID,ID] [--framework tailwind|bootstrap|custom|all]
  [--as KIND] [--jpeg QUALITY] [--density N] [--json FILE] [--jobs 1|2] [--misses] [--sanity N] [--keep DIR] [--icons] [--golden]`;

/** Throws a message that ends with the usage when an option is unknown or makes no sense. */
export function readOptions(argv: string[]): Options {
  const { values } = parseArgs({
    args: argv,
    options: {
      pages: { type: 'string', default: resolve(import.meta.dirname, 'pages') },
      limit: { type: 'string', default: '0' },
      only: { type: 'string' },
      framework: { type: 'string', default: 'tailwind' },
      as: { type: 'string' },
      jpeg: { type: 'string' },
      density: { type: 'string' },
      json: { type: 'string' },
      jobs: { type: 'string', default: '1' },
      misses: { type: 'boolean', default: false },
      sanity: { type: 'string', default: '16' },
      keep: { type: 'string' },
      icons: { type: 'boolean', default: false },
      golden: { type: 'boolean', default: false },
    },
  });
  const framework = values.golden ? GOLDEN_FRAMEWORK : values.framework;
  const frameworks = FRAMEWORKS.filter((name) => framework === 'all' || framework === name);
  if (frameworks.length === 0) throw new Error(`unknown framework ${framework}\n${USAGE}`);
  const only = values.golden ? [...GOLDEN_PAGES] : values.only?.split(',');
  if (values.as && !Object.hasOwn(INPUT_KINDS, values.as))
    throw new Error(`unknown kind ${values.as}, one of ${Object.keys(INPUT_KINDS).join(', ')}\n${USAGE}`);
  const isAltered = values.as !== undefined || values.jpeg !== undefined || values.density !== undefined;
  const isPart = only !== undefined || values.limit !== '0' || isAltered;
  const json = values.json ?? (isPart ? null : join(import.meta.dirname, '../results/fidelity.json'));
  return {
    pages: resolve(values.pages),
    limit: Number(values.limit),
    only: only ? new Set(only) : null,
    frameworks,
    json: json === null ? null : resolve(json),
    jobs: Math.min(2, Math.max(1, Number(values.jobs))),
    misses: values.misses,
    sanity: Number(values.sanity),
    jpeg: values.jpeg === undefined ? null : Number(values.jpeg),
    density: values.density === undefined ? null : Number(values.density),
    as: values.as ?? null,
    keep: values.keep ? resolve(values.keep) : null,
    icons: values.icons,
    golden: values.golden,
  };
}
