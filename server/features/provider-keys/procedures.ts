import { answer } from '#server/platform/answer.ts';
import { admin } from '#server/platform/rpc.ts';
import { addKey } from './add-key.ts';
import { deleteKey } from './delete-key.ts';
import { listKeys } from './list-keys.ts';
import { listUsage } from './list-usage.ts';
import { presentKey, presentUsage } from './present.ts';
import { testKey } from './test-key.ts';
import { toggleKey } from './toggle-key.ts';
import { updateKey } from './update-key.ts';

export const providerKeyProcedures = {
  listKeys: admin.providerKeys.listKeys.handler(async ({ context }) => {
    const keys = await listKeys(context.db);
    return answer(
      keys.map((key) => presentKey(context.secrets, key)),
      'API keys fetched successfully!',
    );
  }),
  addKey: admin.providerKeys.addKey.handler(async ({ input, context }) => {
    const key = await addKey(context, input, context.user);
    return answer(presentKey(context.secrets, key), 'API key added successfully!');
  }),
  updateKey: admin.providerKeys.updateKey.handler(async ({ input: { id, ...fields }, context }) => {
    const key = await updateKey(context, id, fields, context.user);
    return answer(presentKey(context.secrets, key), 'API key updated successfully!');
  }),
  deleteKey: admin.providerKeys.deleteKey.handler(async ({ input, context }) => {
    await deleteKey(context, input.id, context.user);
    return answer(null, 'API key deleted successfully!');
  }),
  toggleKey: admin.providerKeys.toggleKey.handler(async ({ input, context }) => {
    const isActive = await toggleKey(context.db, input.id, context.user);
    return answer({ isActive }, `API key ${isActive ? 'activated' : 'deactivated'} successfully!`);
  }),
  testKey: admin.providerKeys.testKey.handler(({ input, context }) => testKey(context, input.id)),
  listUsage: admin.providerKeys.listUsage.handler(async ({ input, context }) =>
    (await listUsage(context.db, input.days)).map(presentUsage),
  ),
};
