/** Whom a mail of our own is for. */
export type Recipient = { name: string; email: string };
