/** Largest preview of the logo, in px. */
export const LOGO_SIZE = { width: 200, height: 80 };
