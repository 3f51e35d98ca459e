import { shopCurrency } from '#server/features/paypal-settings/index.ts';
import { answer } from '#server/platform/answer.ts';
import { admin, sameForEverybody, visitor } from '#server/platform/rpc.ts';
import { addPackage } from './add-package.ts';
import { deletePackage } from './delete-package.ts';
import { editPackage } from './edit-package.ts';
import { getPackageById } from './get-package-by-id.ts';
import { listPackages } from './list-packages.ts';
import { presentPackage } from './present.ts';

export const packageProcedures = {
  listPackages: visitor.packages.listPackages.use(sameForEverybody).handler(async ({ context: { db } }) => {
    const currency = await shopCurrency(db);
    return (await listPackages(db)).map((row) => presentPackage(row, currency));
  }),
  getPackage: visitor.packages.getPackage.handler(async ({ input, context: { db } }) =>
    presentPackage(await getPackageById(db, input.id), await shopCurrency(db)),
  ),
  addPackage: admin.packages.addPackage.handler(async ({ input, context }) => {
    const row = await addPackage(context.db, input, context.user);
    return answer(presentPackage(row, await shopCurrency(context.db)), 'Package added successfully!');
  }),
  editPackage: admin.packages.editPackage.handler(async ({ input: { id, ...fields }, context }) => {
    const row = await editPackage(context.db, id, fields, context.user);
    return answer(presentPackage(row, await shopCurrency(context.db)), 'Package updated successfully!');
  }),
  deletePackage: admin.packages.deletePackage.handler(async ({ input, context }) => {
    await deletePackage(context.db, input.id, context.user);
    return answer(null, 'Package deleted successfully!');
  }),
};
