import { member, presented } from '#server/platform/rpc.ts';
import { getOwnGeneration } from '../get-own-generation.ts';
import { presentGeneration } from '../present.ts';
import { deleteConversion } from './delete-conversion.ts';
import { duplicateGeneration } from './duplicate-generation.ts';
import { findConversions } from './find-conversions.ts';
import { getThumbnail } from './get-thumbnail.ts';
import { presentConversion, presentProject } from './present.ts';
import { createProject } from './projects/create-project.ts';
import { deleteProject } from './projects/delete-project.ts';
import { findProjects } from './projects/find-projects.ts';
import { getOwnProject } from './projects/get-own-project.ts';
import { renameProject } from './projects/rename-project.ts';
import { restoreGeneration } from './restore-generation.ts';
import { getStorageUse } from './storage-use.ts';
import { updateConversion } from './update-conversion.ts';

export const historyProcedures = {
  listConversions: member.history.listConversions.use(presented).handler(async ({ input, context }) => {
    const { found, total } = await findConversions(context.db, context.user.id, input);
    context.resHeaders?.set('X-Total-Count', String(total));
    return found.map(({ row, tree }) => presentConversion(row, tree, context.config.keepConversionsDays));
  }),

  updateConversion: member.history.updateConversion.handler(async ({ input: { id, ...change }, context }) => {
    const row = await getOwnGeneration(context.db, id, context.user);
    return presentGeneration(await updateConversion(context.db, row, change));
  }),

  deleteConversion: member.history.deleteConversion.handler(async ({ input, context }) => {
    const row = await getOwnGeneration(context.db, input.id, context.user);
    await deleteConversion(context.db, row);
    return { success: true as const };
  }),

  restoreGeneration: member.history.restoreGeneration.handler(async ({ input, context }) =>
    presentGeneration(await restoreGeneration(context.db, input.id, context.user)),
  ),

  duplicateGeneration: member.history.duplicateGeneration.handler(async ({ input, context }) => {
    const row = await getOwnGeneration(context.db, input.id, context.user);
    return presentGeneration(await duplicateGeneration(context, row));
  }),

  getThumbnail: member.history.getThumbnail.handler(async ({ input, context }) => {
    const row = await getOwnGeneration(context.db, input.id, context.user);
    const webp = await getThumbnail(context, row);
    // The picture of a generation never changes.
    context.resHeaders?.set('cache-control', 'private, max-age=31536000, immutable');
    return new File([webp], `${row.id}.webp`, { type: 'image/webp' });
  }),

  getStorage: member.history.getStorage.handler(({ context }) => getStorageUse(context, context.user.id)),

  listProjects: member.history.listProjects.handler(async ({ context }) =>
    (await findProjects(context.db, context.user.id)).map(({ row, conversions }) => presentProject(row, conversions)),
  ),

  createProject: member.history.createProject.handler(async ({ input, context }) =>
    presentProject(await createProject(context.db, context.user.id, input.name), 0),
  ),

  renameProject: member.history.renameProject.handler(async ({ input, context }) => {
    const row = await getOwnProject(context.db, input.id, context.user);
    const { id } = await renameProject(context.db, row, input.name);
    const own = await findProjects(context.db, context.user.id);
    const renamed = own.find((project) => project.row.id === id);
    return presentProject(renamed?.row ?? { ...row, name: input.name }, renamed?.conversions ?? 0);
  }),

  deleteProject: member.history.deleteProject.handler(async ({ input, context }) => {
    const row = await getOwnProject(context.db, input.id, context.user);
    await deleteProject(context.db, row);
    return { success: true as const };
  }),
};
