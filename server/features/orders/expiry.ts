/** Days after which an order that nobody paid is cancelled. */
export const EXPIRES_AFTER_DAYS = 30;

export const expiryOf = (createdAt: Date): Date =>
  new Date(createdAt.getTime() + EXPIRES_AFTER_DAYS * 24 * 60 * 60 * 1000);
