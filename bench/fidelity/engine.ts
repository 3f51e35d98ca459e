import type { Conversion } from '#engine/index.ts';
import { createEnginePool, type EnginePool } from '#server/platform/engine/pool.ts';

export type { Conversion, EnginePool };

/** One page per thread, warmed up, so that times are those of a running service. */
export async function openEngine(threads: number): Promise<EnginePool> {
  const pool = createEnginePool({ threads });
  await pool.warm();
  return pool;
}
