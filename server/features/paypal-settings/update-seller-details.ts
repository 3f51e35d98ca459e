import type { SellerDetails } from '#contract/paypal-settings.ts';
import { type Act, recordAct } from '#server/features/audit/index.ts';
import type { Database } from '#server/platform/database/database.ts';
import { findSellerDetails } from './find-seller-details.ts';
import { SETTINGS_ID } from './find-settings.ts';
import { sellerDetails } from './tables.ts';

/** Changes what receipts of payments from now on say. */
export function updateSellerDetails(db: Database, details: SellerDetails, actor: Act['actor']): Promise<SellerDetails> {
  return db.transaction(async (tx) => {
    const before = await findSellerDetails(tx);
    const values = { details, updatedAt: new Date() };
    await tx
      .insert(sellerDetails)
      .values({ id: SETTINGS_ID, ...values })
      .onConflictDoUpdate({ target: sellerDetails.id, set: values });
    const subject = { type: 'seller', name: 'Seller details' };
    await recordAct(tx, { actor, action: 'seller.update', subject, before, after: details });
    return details;
  });
}
