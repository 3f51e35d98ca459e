import { eq } from 'drizzle-orm';
import type { SellerDetails } from '#contract/paypal-settings.ts';
import type { Database } from '#server/platform/database/database.ts';
import { SETTINGS_ID } from './find-settings.ts';
import { sellerDetails } from './tables.ts';

export const defaultSeller: SellerDetails = { name: 'Facsimile', address: '', email: '', taxId: '', note: '' };

/** Who sells, as receipts say it; the site's name before anybody has saved. */
export async function findSellerDetails(db: Database): Promise<SellerDetails> {
  const [row] = await db.select().from(sellerDetails).where(eq(sellerDetails.id, SETTINGS_ID));
  return row?.details ?? defaultSeller;
}
