import { answer } from '#server/platform/answer.ts';
import { admin, visitor } from '#server/rpc.ts';
import { addPackage } from './add-package.ts';
import { deletePackage } from './delete-package.ts';
import { editPackage } from './edit-package.ts';
import { getPackageById } from './get-package-by-id.ts';
import { listPackages } from './list-packages.ts';
import { presentPackage } from './present.ts';

export const packageProcedures = {
  listPackages: visitor.packages.listPackages.handler(async ({ context }) =>
    (await listPackages(context.db)).map(presentPackage),
  ),
  getPackage: visitor.packages.getPackage.handler(async ({ input, context }) =>
    presentPackage(await getPackageById(context.db, input.id)),
  ),
  addPackage: admin.packages.addPackage.handler(async ({ input, context }) => {
    const row = await addPackage(context.db, input, context.user);
    return answer(presentPackage(row), 'Package added successfully!');
  }),
  editPackage: admin.packages.editPackage.handler(async ({ input: { id, ...fields }, context }) => {
    const row = await editPackage(context.db, id, fields, context.user);
    return answer(presentPackage(row), 'Package updated successfully!');
  }),
  deletePackage: admin.packages.deletePackage.handler(async ({ input, context }) => {
    await deletePackage(context.db, input.id, context.user);
    return answer(null, 'Package deleted successfully!');
  }),
};
