import { answer } from '#server/platform/answer.ts';
import type { Database } from '#server/platform/database/database.ts';
import { admin, member } from '#server/platform/rpc.ts';
import type { Services } from '#server/platform/services.ts';
import { findSellerDetails } from './find-seller-details.ts';
import { findPayPalSettings, type PayPalSettingsRow } from './find-settings.ts';
import { seesWholeSetup } from './policy.ts';
import { presentForPaying, presentSetup } from './present.ts';
import { resetPayPalSettings } from './reset-settings.ts';
import { updateSellerDetails } from './update-seller-details.ts';
import { updatePayPalSettings } from './update-settings.ts';

/** @param findLastWebhook when PayPal last sent an event, which payments know */
export const payPalProcedures = ({ findLastWebhook }: { findLastWebhook(db: Database): Promise<Date | null> }) => {
  const wholeSetup = async (services: Services, row: PayPalSettingsRow) =>
    presentSetup(services, row, await findLastWebhook(services.db));
  return {
    getPayPalSettings: member.payPal.getPayPalSettings.handler(async ({ context }) => {
      const row = await findPayPalSettings(context.db);
      const data = seesWholeSetup(context.user) ? await wholeSetup(context, row) : presentForPaying(context, row);
      return answer(data, 'PayPal settings fetched successfully');
    }),
    updatePayPalSettings: admin.payPal.updatePayPalSettings.handler(async ({ input, context }) => {
      const row = await updatePayPalSettings(context, input, context.user);
      return answer(await wholeSetup(context, row), 'PayPal settings updated successfully');
    }),
    resetPayPalSettings: admin.payPal.resetPayPalSettings.handler(async ({ context }) => {
      const row = await resetPayPalSettings(context.db, context.user);
      return answer(await wholeSetup(context, row), 'PayPal settings reset successfully');
    }),
    getSellerDetails: admin.payPal.getSellerDetails.handler(({ context }) => findSellerDetails(context.db)),
    updateSellerDetails: admin.payPal.updateSellerDetails.handler(({ input, context }) =>
      updateSellerDetails(context.db, input, context.user),
    ),
  };
};
