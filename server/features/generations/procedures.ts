import { GENERATION_COST, MAX_DESIGN_PIXELS, MAX_IMAGE_BYTES } from '#contract/vocabulary/generation-limits.ts';
import { failure } from '#server/platform/errors.ts';
import { member, presented, takesFile, visitor } from '#server/platform/rpc.ts';
import { admitGeneration } from './admit-generation.ts';
import { findStoredPages } from './analysis/get-analysis.ts';
import { printStoredPage, writePageComponents, writeVersionComponents } from './analysis/write-stored-page.ts';
import { writeVersion } from './analysis/write-version.ts';
import { cancelGeneration } from './cancel-generation.ts';
import { convertAgain } from './convert-again.ts';
import { admitCorrection } from './correct/admit-correction.ts';
import { correctGeneration } from './correct/correct-generation.ts';
import { createFollowUp } from './create-follow-up.ts';
import { createGeneration } from './create-generation.ts';
import { deleteGeneration } from './delete-generation.ts';
import { findGenerations } from './find-generations.ts';
import { findVersions } from './find-versions.ts';
import { getOwnGeneration } from './get-own-generation.ts';
import { getResult } from './get-result.ts';
import { markUsed } from './history/mark-used.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { listEngines } from './list-engines.ts';
import { presentGeneration } from './present.ts';
import { recordScore } from './record-score.ts';
import { reportMeasurement } from './repair/report-measurement.ts';
import { createSample } from './sample/create-sample.ts';
import { isSampleFree } from './sample/is-sample-free.ts';
import { saveEdit } from './save-edit.ts';
import { watchGeneration } from './watch-generation.ts';

export { historyProcedures } from './history/procedures.ts';
export { shareProcedures } from './shares/procedures.ts';

export const generationProcedures = {
  getGenerator: visitor.generations.getGenerator.handler(async ({ context }) => ({
    engines: await listEngines(context.db),
    cost: GENERATION_COST,
    maxImageBytes: MAX_IMAGE_BYTES,
    maxImagePixels: MAX_DESIGN_PIXELS,
    ...(context.user && { sample: await isSampleFree(context.db, context.user.id) }),
  })),

  createGeneration: member.generations.createGeneration
    .use(takesFile(admitGeneration))
    .handler(async ({ input, context }) => {
      const idempotencyKey = idempotencyKeyOf(context.headers);
      const row = await createGeneration(context, { ...input, userId: context.user.id, idempotencyKey });
      return presentGeneration(row);
    }),

  createSample: member.generations.createSample.handler(async ({ input, context }) =>
    presentGeneration(await createSample(context, { ...input, userId: context.user.id })),
  ),

  createFollowUp: member.generations.createFollowUp.handler(async ({ input: { id, ...input }, context }) => {
    const parent = await getOwnGeneration(context.db, id, context.user);
    const idempotencyKey = idempotencyKeyOf(context.headers);
    return presentGeneration(await createFollowUp(context, parent, { ...input, idempotencyKey }));
  }),

  convertAgain: member.generations.convertAgain.handler(async ({ input: { id, ...input }, context }) => {
    const row = await getOwnGeneration(context.db, id, context.user);
    const idempotencyKey = idempotencyKeyOf(context.headers);
    return presentGeneration(await convertAgain(context, row, { ...input, idempotencyKey }));
  }),

  correctGeneration: member.generations.correctGeneration.handler(async ({ input: { id, corrections }, context }) => {
    const row = await getOwnGeneration(context.db, id, context.user);
    const idempotencyKey = idempotencyKeyOf(context.headers);
    const admit = () => admitCorrection(context);
    return presentGeneration(await correctGeneration(context, row, { corrections, idempotencyKey, admit }));
  }),

  writeVersion: member.generations.writeVersion.handler(async ({ input, context }) => {
    const row = await getOwnGeneration(context.db, input.id, context.user);
    return presentGeneration(await writeVersion(context, row, input));
  }),

  saveEdit: member.generations.saveEdit.handler(async ({ input: { id, ...edit }, context }) => {
    const row = await getOwnGeneration(context.db, id, context.user);
    return presentGeneration(await saveEdit(context, row, edit));
  }),

  recordScore: member.generations.recordScore.handler(async ({ input: { id, ...measured }, context }) => {
    const row = await getOwnGeneration(context.db, id, context.user);
    await recordScore(context.db, row, measured);
    return { success: true as const };
  }),

  getPage: member.generations.getPage.handler(async ({ input: { id, mode }, context, signal }) => {
    const row = await getOwnGeneration(context.db, id, context.user);
    return printStoredPage(context, row, { ...row, mode }, signal);
  }),

  getComponents: member.generations.getComponents.handler(async ({ input: { id, kind }, context, signal }) => {
    const row = await getOwnGeneration(context.db, id, context.user);
    return { files: await writeVersionComponents(context, row, kind, signal) };
  }),

  writeComponents: member.generations.writeComponents.handler(
    async ({ input: { id, kind, ...page }, context, signal }) => {
      const row = await getOwnGeneration(context.db, id, context.user);
      return { files: await writePageComponents(context.engine, page, row.framework, kind, signal) };
    },
  ),

  listVersions: member.generations.listVersions.handler(async ({ input, context }) => {
    const row = await getOwnGeneration(context.db, input.id, context.user);
    return (await findVersions(context.db, row)).map(presentGeneration);
  }),

  reportMeasurement: member.generations.reportMeasurement.handler(async ({ input: { id, ...measured }, context }) => {
    const row = await getOwnGeneration(context.db, id, context.user);
    await reportMeasurement(context.db, row, measured);
    return { success: true as const };
  }),

  listGenerations: member.generations.listGenerations.use(presented).handler(async ({ input, context }) => {
    const { found, total } = await findGenerations(context.db, context.user.id, input);
    context.resHeaders?.set('X-Total-Count', String(total));
    return found.map(presentGeneration);
  }),

  getGeneration: member.generations.getGeneration.handler(async ({ input, context }) => {
    const row = await getOwnGeneration(context.db, input.id, context.user);
    const result = await getResult(context.db, row.id);
    await markUsed(context.db, row);
    return { ...presentGeneration(row), result, ...(await findStoredPages(context.db, row)) };
  }),

  getGenerationImage: member.generations.getGenerationImage.handler(async ({ input, context }) => {
    const row = await getOwnGeneration(context.db, input.id, context.user);
    const key = input.screen ? row.screens.find(({ screen }) => screen === input.screen)?.key : row.imageKey;
    if (!key) throw failure('NOT_FOUND', 'This conversion has no picture for that screen.');
    return new File([await context.storage.get(key)], `${row.id}.png`, { type: 'image/png' });
  }),

  cancelGeneration: member.generations.cancelGeneration.handler(async ({ input, context }) => {
    const row = await getOwnGeneration(context.db, input.id, context.user);
    return presentGeneration(await cancelGeneration(context.db, row));
  }),

  deleteGeneration: member.generations.deleteGeneration.handler(async ({ input, context }) => {
    const row = await getOwnGeneration(context.db, input.id, context.user);
    await deleteGeneration(context.db, row);
    return { success: true as const };
  }),

  watchGeneration: member.generations.watchGeneration.handler(async ({ input, context, lastEventId, signal }) => {
    const row = await getOwnGeneration(context.db, input.id, context.user);
    return watchGeneration(context, row, lastEventId, signal);
  }),
};
