import * as z from 'zod';

/** The same rules as the server's, so that a form can say them before it is sent. */
export const messageSchema = z.object({
  subject: z.string().trim().min(1, 'Please enter a subject').max(300),
  messageBody: z.string().trim().min(1, 'Please enter a message').max(100_000),
});
export type Message = z.infer<typeof messageSchema>;
