import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { GeneratorSpeed } from './measure-generator.ts';
import type { Load } from './measure-load.ts';
import type { Transfer } from './measure-transfer.ts';
import type { LighthouseResult } from './run-lighthouse.ts';

/** The results file. Parts that were not measured keep their last values. */
export type Report = {
  lighthouse?: Record<string, LighthouseResult>;
  transfer?: Transfer;
  generator?: GeneratorSpeed;
  load?: { cached: Load; uncached: Load };
};

export async function readReport(file: string): Promise<Report> {
  return existsSync(file) ? JSON.parse(await readFile(file, 'utf8')) : {};
}

export async function writeReport(file: string, report: Report): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const rounded = (_: string, value: unknown) => (typeof value === 'number' ? Number(value.toFixed(3)) : value);
  await writeFile(file, `${JSON.stringify(report, rounded, 2)}\n`);
}
