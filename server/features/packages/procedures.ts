import { visitor } from '#server/rpc.ts';
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
};
