import type * as z from 'zod';
import type { User } from '#contract/accounts/users.ts';
import { placeOrder } from '#contract/orders/order.ts';
import { findCountry } from '#contract/vocabulary/countries.ts';

/** The billing step of the checkout. */
export const billing = placeOrder.pick({ customerName: true, address: true, country: true });
export type Billing = z.infer<typeof billing>;

type Profile = Pick<User, 'userName' | 'address' | 'city' | 'country'>;

/** What the form begins with: what the profile knows. A country that the list does not have is left open. */
export const billingOf = (profile: Profile | undefined, name: string): Billing => ({
  customerName: profile?.userName || name,
  address: [profile?.address, profile?.city].filter(Boolean).join(', '),
  country: findCountry(profile?.country ?? '') ?? '',
});
