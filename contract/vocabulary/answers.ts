import * as z from 'zod';

/** The shape of the site-content answers: `{success, data, message}`. */
export const answer = <T extends z.ZodType>(data: T) =>
  z.object({ success: z.literal(true), data, message: z.string() });
