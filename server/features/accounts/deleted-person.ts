const DOMAIN = '@deleted.invalid';

/** Who stands in orders and tickets of a deleted account. The address can receive nothing and belongs to nobody. */
export const deletedPerson = (userId: string) => ({ name: 'Deleted user', email: `deleted-${userId}${DOMAIN}` });

export const isDeletedPerson = (email: string): boolean => email.endsWith(DOMAIN);
