import type { Conversion, Project } from '#contract/history.ts';
import { presentGeneration } from '../present.ts';
import type { generationProjects } from '../tables.ts';
import type { Tree } from './find-conversions.ts';

const DAY_MS = 86_400_000;

export function presentConversion(
  row: Parameters<typeof presentGeneration>[0],
  { versions, lastUsedAt }: Tree,
  keepDays: number,
): Conversion {
  const stays = row.projectId !== null || keepDays === 0;
  return {
    ...presentGeneration(row),
    versions,
    thumbnailURL: `/api/generations/${row.id}/thumbnail`,
    goesAt: stays ? null : new Date(lastUsedAt.getTime() + keepDays * DAY_MS).toISOString(),
  };
}

export const presentProject = (row: typeof generationProjects.$inferSelect, conversions: number): Project => ({
  _id: row.id,
  name: row.name,
  conversions,
  createdAt: row.createdAt.toISOString(),
});
