/** The envelope of the site-content calls. */
export const answer = <T>(data: T, message: string) => ({ success: true as const, data, message });
