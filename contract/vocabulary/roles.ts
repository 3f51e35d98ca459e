import * as z from 'zod';

/** What a user may do. `Member` is written the way the badge shows it; the admin screens say `member`. */
export const userRole = z.enum(['member', 'moderator', 'Admin', 'Seller']);
export type UserRole = z.infer<typeof userRole>;

export const userMembership = z.enum(['free', 'basic', 'premium']);
export type UserMembership = z.infer<typeof userMembership>;
