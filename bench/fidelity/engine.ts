import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Framework } from './options.ts';

export type EngineResult = {
  html: string;
  css: string;
  lines: { text: string; x: number; y: number; width: number; height: number; color: string; fontSize: number }[];
  width: number;
  height: number;
  warnings: string[];
  timings: Record<string, number>;
};

/** The part of the engine pool that the benchmark uses. */
export type Engine = {
  convert(
    image: Uint8Array,
    options: { framework: Framework; images?: 'embed' | 'placeholder' },
    hooks?: { onStage?: (report: { stage: string; preview?: unknown }) => void },
  ): Promise<EngineResult>;
  close?(): Promise<void> | void;
};

/** Null while the engine is not there yet: the sanity rows need none. */
export async function openEngine(threads: number): Promise<Engine | null> {
  const url = new URL('../../server/platform/engine/pool.ts', import.meta.url);
  if (!existsSync(fileURLToPath(url))) return null;
  const { createEnginePool } = (await import(url.href)) as { createEnginePool(options: { threads: number }): Engine };
  return createEnginePool({ threads });
}
