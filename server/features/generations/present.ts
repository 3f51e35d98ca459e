import { getTableColumns } from 'drizzle-orm';
import type { GenerationFacts } from '#contract/accounts/user-records.ts';
import type { Generation } from '#contract/generations.ts';
import { type GenerationRow, generations } from './tables.ts';

const { userId, engineChoice, keyId, inputTokens, outputTokens, ...rest } = getTableColumns(generations);
const { imageKey, idempotencyKey, requestHash, runs, heartbeatAt, analysisId, deletedAt, ...recent } = rest;
const { pictureBytes, lastUsedAt, ...shown } = recent;

/** What is read for a list: the columns that are shown. */
export const shownColumns = shown;

type ShownRow = Pick<GenerationRow, keyof typeof shown>;

export function presentGeneration(row: ShownRow): Generation {
  const started = row.startedAt ?? row.createdAt;
  return {
    _id: row.id,
    status: row.status,
    framework: row.framework,
    mode: row.mode,
    fonts: row.fonts,
    language: row.language,
    engine: row.engine,
    model: row.model,
    parentId: row.parentId,
    rootId: row.rootId,
    element: row.element,
    rewritten: row.rewritten,
    edited: row.edited,
    corrections: row.corrections,
    free: row.free,
    name: row.name ?? row.imageName,
    projectId: row.projectId,
    repair: row.repair,
    score: row.score,
    faithful: row.faithful,
    instructions: row.instructions,
    imageName: row.imageName,
    imageURL: `/api/generations/${row.id}/image`,
    imageWidth: row.imageWidth,
    imageHeight: row.imageHeight,
    screens: row.screens.map(({ screen }) => ({
      screen,
      imageURL: `/api/generations/${row.id}/image?screen=${screen}`,
    })),
    stage: row.stage,
    progress: row.progress,
    error: row.errorCode === null ? null : { code: row.errorCode, message: row.errorMessage ?? '' },
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
    durationMs: row.finishedAt ? row.finishedAt.getTime() - started.getTime() : null,
  };
}

/** What admins see of somebody's conversion: neither the design nor the code nor the words. */
export function presentGenerationFacts(row: ShownRow): GenerationFacts {
  const { _id, status, framework, engine, model, score, faithful, error, createdAt, finishedAt, durationMs } =
    presentGeneration(row);
  return { _id, status, framework, engine, model, score, faithful, error, createdAt, finishedAt, durationMs };
}
