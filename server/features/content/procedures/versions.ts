import { answer } from '#server/platform/answer.ts';
import { admin } from '../calls.ts';
import { findVersions } from '../find-versions.ts';
import { getVersionWithChanges } from '../get-version.ts';
import { presentVersion } from '../present.ts';
import { restoreVersion } from '../restore-version.ts';

export const versionProcedures = {
  listVersions: admin.content.listVersions.handler(async ({ input, context }) => {
    const { found, total } = await findVersions(context.db, input);
    context.resHeaders?.set('X-Total-Count', String(total));
    return found.map(presentVersion);
  }),
  getVersion: admin.content.getVersion.handler(async ({ input, context }) => {
    const { version, changes, sinceThen } = await getVersionWithChanges(context.db, input.id);
    return { ...presentVersion(version), changes, sinceThen };
  }),
  restoreVersion: admin.content.restoreVersion.handler(async ({ input, context }) => {
    const restored = await restoreVersion(context, input.id, context.user);
    return answer(presentVersion(restored), 'Version restored successfully!');
  }),
};
