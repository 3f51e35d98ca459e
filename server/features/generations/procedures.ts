import { MAX_IMAGE_BYTES, MAX_IMAGE_PIXELS } from '#contract/generations.ts';
import { GENERATION_COST } from '#contract/vocabulary/money.ts';
import { member, visitor } from '#server/rpc.ts';
import { cancelGeneration } from './cancel-generation.ts';
import { createGeneration } from './create-generation.ts';
import { deleteGeneration } from './delete-generation.ts';
import { findGenerations } from './find-generations.ts';
import { getOwnGeneration } from './get-own-generation.ts';
import { getResult } from './get-result.ts';
import { presentGeneration } from './present.ts';
import { watchGeneration } from './watch-generation.ts';

export const generationProcedures = {
  getGenerator: visitor.generations.getGenerator.handler(() => ({
    engines: [{ id: 'built-in' as const, name: 'Built-in engine', available: true, readsInstructions: false }],
    cost: GENERATION_COST,
    maxImageBytes: MAX_IMAGE_BYTES,
    maxImagePixels: MAX_IMAGE_PIXELS,
  })),

  createGeneration: member.generations.createGeneration.handler(async ({ input, context }) => {
    const idempotencyKey = context.headers.get('idempotency-key')?.slice(0, 200) || undefined;
    const row = await createGeneration(context, { ...input, userId: context.user.id, idempotencyKey });
    return presentGeneration(row);
  }),

  listGenerations: member.generations.listGenerations.handler(async ({ input, context }) =>
    (await findGenerations(context.db, context.user.id, input.limit)).map(presentGeneration),
  ),

  getGeneration: member.generations.getGeneration.handler(async ({ input, context }) => {
    const row = await getOwnGeneration(context.db, input.id, context.user);
    return { ...presentGeneration(row), result: await getResult(context.db, row.id) };
  }),

  getGenerationImage: member.generations.getGenerationImage.handler(async ({ input, context }) => {
    const row = await getOwnGeneration(context.db, input.id, context.user);
    return new File([await context.storage.get(row.imageKey)], `${row.id}.png`, { type: 'image/png' });
  }),

  cancelGeneration: member.generations.cancelGeneration.handler(async ({ input, context }) => {
    const row = await getOwnGeneration(context.db, input.id, context.user);
    return presentGeneration(await cancelGeneration(context.db, row));
  }),

  deleteGeneration: member.generations.deleteGeneration.handler(async ({ input, context }) => {
    const row = await getOwnGeneration(context.db, input.id, context.user);
    await deleteGeneration(context, row);
    return { success: true as const };
  }),

  watchGeneration: member.generations.watchGeneration.handler(async ({ input, context, lastEventId, signal }) => {
    const row = await getOwnGeneration(context.db, input.id, context.user);
    return watchGeneration(context, row, lastEventId, signal);
  }),
};
