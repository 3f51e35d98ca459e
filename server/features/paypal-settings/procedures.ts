import { failure } from '#server/platform/errors.ts';
import { admin, member } from '#server/rpc.ts';

// PROVISIONAL: the settings helper builds these.
export const payPalProcedures = {
  getPayPalSettings: member.payPal.getPayPalSettings.handler(() => {
    throw failure('NOT_FOUND');
  }),
  updatePayPalSettings: admin.payPal.updatePayPalSettings.handler(() => {
    throw failure('NOT_FOUND');
  }),
  resetPayPalSettings: admin.payPal.resetPayPalSettings.handler(() => {
    throw failure('NOT_FOUND');
  }),
  getSellerDetails: admin.payPal.getSellerDetails.handler(() => {
    throw failure('NOT_FOUND');
  }),
  updateSellerDetails: admin.payPal.updateSellerDetails.handler(() => {
    throw failure('NOT_FOUND');
  }),
};
